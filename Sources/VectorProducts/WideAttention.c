#include "VectorProducts.h"

#if defined(__x86_64__)

// The attention of several heads to the same keys and values, which are widened once for all.
#pragma clang attribute push(                                                                      \
    __attribute__((target("avx2,f16c,avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)

#include "blocks.h"

enum { most_heads = 4 };

/// The lanes of two keys in each of four registers, added in halves, for each of the eight keys.
INLINE __m256 totals(const __m512 lanes[4]) {
  __m512 four[2];
  for (size_t i = 0; i < 2; i++) {
    const __m512 one = lanes[i * 2], other = lanes[i * 2 + 1];
    four[i] = _mm512_add_ps(_mm512_shuffle_f32x4(one, other, 0x88),
                            _mm512_shuffle_f32x4(one, other, 0xDD));
  }
  const __m512 two = _mm512_add_ps(_mm512_shuffle_ps(four[0], four[1], 0x44),
                                   _mm512_shuffle_ps(four[0], four[1], 0xEE));
  const __m512 sums = _mm512_add_ps(_mm512_shuffle_ps(two, two, 0x88),
                                    _mm512_shuffle_ps(two, two, 0xDD));
  const __m512i order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 0, 0, 0, 0, 0, 0, 0, 0);
  return _mm512_castps512_ps256(_mm512_permutexvar_ps(order, sums));
}

INLINE void scores_of(size_t heads, const vector_attention *a) {
  for (size_t token = 0; token < a->count; token += 8) {
    const uint16_t *keys[8];
    for (size_t i = 0; i < 8; i++) {
      const size_t place = token + i < a->count ? token + i : a->count - 1;
      keys[i] = a->keys + place * a->stride;
    }
    __m512 lanes[most_heads][4];
    for (size_t head = 0; head < heads; head++)
      for (size_t i = 0; i < 4; i++) lanes[head][i] = _mm512_setzero_ps();
    for (size_t index = 0; index < a->width; index += 8) {
      __m512 pairs[4];
      for (size_t i = 0; i < 4; i++)
        pairs[i] = _mm512_cvtph_ps(
            _mm256_loadu2_m128i((const __m128i *)(keys[i * 2 + 1] + index),
                                (const __m128i *)(keys[i * 2] + index)));
      for (size_t head = 0; head < heads; head++) {
        const __m512 query =
            _mm512_broadcast_f32x8(_mm256_loadu_ps(a->queries + head * a->width + index));
        for (size_t i = 0; i < 4; i++)
          lanes[head][i] = _mm512_add_ps(lanes[head][i], _mm512_mul_ps(query, pairs[i]));
      }
    }
    const size_t rest = a->count - token;
    const __mmask8 present = rest < 8 ? (__mmask8)((1u << rest) - 1) : 255;
    for (size_t head = 0; head < heads; head++)
      _mm256_mask_storeu_ps(a->scores + head * a->score_stride + token, present,
                            totals(lanes[head]));
  }
}

/// Blends `16 * parts` numbers of the values, or the first of them that a mask has.
INLINE void blend_parts(size_t heads, size_t parts, __mmask16 present, const vector_attention *a,
                        size_t start) {
  __m512 sums[most_heads][4];
  for (size_t head = 0; head < heads; head++)
    for (size_t part = 0; part < parts; part++) sums[head][part] = _mm512_setzero_ps();
  for (size_t token = 0; token < a->count; token++) {
    const uint16_t *values = a->values + token * a->stride + start;
    __m512 numbers[4];
    for (size_t part = 0; part < parts; part++)
      numbers[part] = _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(present, values + part * 16));
    for (size_t head = 0; head < heads; head++) {
      const __m512 weight = _mm512_set1_ps(a->scores[head * a->score_stride + token]);
      for (size_t part = 0; part < parts; part++)
        sums[head][part] = _mm512_add_ps(sums[head][part], _mm512_mul_ps(weight, numbers[part]));
    }
  }
  for (size_t head = 0; head < heads; head++)
    for (size_t part = 0; part < parts; part++)
      _mm512_mask_storeu_ps(a->output + head * a->width + start + part * 16, present,
                            sums[head][part]);
}

INLINE void blend(size_t heads, const vector_attention *a) {
  size_t start = 0;
  for (; start + 64 <= a->width; start += 64) blend_parts(heads, 4, 0xFFFF, a, start);
  for (; start + 16 <= a->width; start += 16) blend_parts(heads, 1, 0xFFFF, a, start);
  if (start < a->width) blend_parts(heads, 1, 0xFF, a, start);
}

static void attend(const vector_attention *a, int is_blend) {
  switch (a->heads) {
  case 1: is_blend ? blend(1, a) : scores_of(1, a); break;
  case 2: is_blend ? blend(2, a) : scores_of(2, a); break;
  case 3: is_blend ? blend(3, a) : scores_of(3, a); break;
  case 4: is_blend ? blend(4, a) : scores_of(4, a); break;
  }
}

#pragma clang attribute pop

void wide_scores(const vector_attention *attention) { attend(attention, 0); }

void wide_blend(const vector_attention *attention) { attend(attention, 1); }

#else

void wide_scores(const vector_attention *attention) { (void)attention; }

void wide_blend(const vector_attention *attention) { (void)attention; }

#endif
