// Blocks of 32 weights as vectors: the layouts are described in LocalModel's WeightBlock.swift and
// SuperBlocks.swift.

#include <immintrin.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

/// The weight i is values[i] * scales[i / 4] + minimum.
typedef struct {
  __m256i values;
  __m256 scales;
  float minimum;
} block;

INLINE float half_at(const uint8_t *address) {
  uint16_t bits;
  memcpy(&bits, address, sizeof bits);
  return _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(bits)));
}

INLINE __m256i load(const void *address) { return _mm256_loadu_si256((const __m256i *)address); }

INLINE __m256i nibbles(const uint8_t *address) {
  const __m128i bytes = _mm_loadu_si128((const __m128i *)address);
  const __m256i both = _mm256_set_m128i(_mm_srli_epi16(bytes, 4), bytes);
  return _mm256_and_si256(both, _mm256_set1_epi8(15));
}

/// 16 or nothing for each of 32 bits.
INLINE __m256i fifth_bits(const uint8_t *address) {
  int32_t bits;
  memcpy(&bits, address, sizeof bits);
  const __m256i order = _mm256_set_epi64x(0x0303030303030303, 0x0202020202020202,
                                          0x0101010101010101, 0);
  const __m256i places = _mm256_set1_epi64x((long long)0x8040201008040201);
  const __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(bits), order);
  const __m256i is_set = _mm256_cmpeq_epi8(_mm256_and_si256(bytes, places), places);
  return _mm256_and_si256(is_set, _mm256_set1_epi8(16));
}

INLINE __m256i bits_of(const uint8_t *address, int shift, char mask) {
  const __m256i moved = _mm256_srl_epi16(load(address), _mm_cvtsi32_si128(shift));
  return _mm256_and_si256(moved, _mm256_set1_epi8(mask));
}

INLINE block whole(__m256i values, float scale, float minimum) {
  return (block){values, _mm256_set1_ps(scale), minimum};
}

INLINE block q4_0(const uint8_t *row, size_t index) {
  const uint8_t *start = row + index * 18;
  return whole(_mm256_sub_epi8(nibbles(start + 2), _mm256_set1_epi8(8)), half_at(start), 0);
}

INLINE block q4_1(const uint8_t *row, size_t index) {
  const uint8_t *start = row + index * 20;
  return whole(nibbles(start + 4), half_at(start), half_at(start + 2));
}

INLINE block q5_0(const uint8_t *row, size_t index) {
  const uint8_t *start = row + index * 22;
  const __m256i values = _mm256_or_si256(nibbles(start + 6), fifth_bits(start + 2));
  return whole(_mm256_sub_epi8(values, _mm256_set1_epi8(16)), half_at(start), 0);
}

INLINE block q5_1(const uint8_t *row, size_t index) {
  const uint8_t *start = row + index * 24;
  return whole(_mm256_or_si256(nibbles(start + 8), fifth_bits(start + 4)), half_at(start),
               half_at(start + 2));
}

INLINE block q8_0(const uint8_t *row, size_t index) {
  const uint8_t *start = row + index * 34;
  return whole(load(start + 2), half_at(start), 0);
}

/// The values of an eighth of a super-block with its scale and minimum.
INLINE block eighth_of(__m256i values, const uint8_t *start, size_t eighth) {
  const uint8_t *bytes = start + 4;
  uint8_t scale, minimum;
  if (eighth < 4) {
    scale = bytes[eighth] & 63;
    minimum = bytes[eighth + 4] & 63;
  } else {
    scale = (uint8_t)((bytes[eighth + 4] & 15) | (bytes[eighth - 4] >> 6) << 4);
    minimum = (uint8_t)(bytes[eighth + 4] >> 4 | (bytes[eighth] >> 6) << 4);
  }
  const float least = half_at(start + 2) * (float)minimum;
  return whole(values, half_at(start) * (float)scale, 0 - least);
}

INLINE block q4_k(const uint8_t *row, size_t index) {
  const uint8_t *start = row + (index >> 3) * 144;
  const size_t eighth = index & 7;
  return eighth_of(bits_of(start + 16 + (eighth >> 1) * 32, eighth & 1 ? 4 : 0, 15), start, eighth);
}

INLINE block q5_k(const uint8_t *row, size_t index) {
  const uint8_t *start = row + (index >> 3) * 176;
  const size_t eighth = index & 7;
  const __m256i low = bits_of(start + 48 + (eighth >> 1) * 32, eighth & 1 ? 4 : 0, 15);
  const __m256i high = _mm256_slli_epi16(bits_of(start + 16, (int)eighth, 1), 4);
  return eighth_of(_mm256_or_si256(low, high), start, eighth);
}

INLINE block q6_k(const uint8_t *row, size_t index) {
  const uint8_t *start = row + (index >> 3) * 210;
  const size_t half = index >> 2 & 1, quarter = index & 3;
  const __m256i low = bits_of(start + half * 64 + (quarter & 1) * 32, quarter < 2 ? 0 : 4, 15);
  const __m256i pairs = bits_of(start + 128 + half * 32, (int)quarter * 2, 3);
  const int8_t *scales = (const int8_t *)(start + 192 + half * 8 + quarter * 2);
  const float d = half_at(start + 208);
  const __m256i values = _mm256_or_si256(low, _mm256_slli_epi16(pairs, 4));
  return (block){_mm256_sub_epi8(values, _mm256_set1_epi8(32)),
                 _mm256_set_m128(_mm_set1_ps(d * (float)scales[1]), _mm_set1_ps(d * (float)scales[0])),
                 0};
}
