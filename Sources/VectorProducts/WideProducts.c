#include "VectorProducts.h"

#if defined(__x86_64__)

// AVX-512 with products of bytes (VNNI). A register of sixteen lanes holds those of two rows, each of
// eight and in their order, so that the bits are those of narrower registers.
#pragma clang attribute push(                                                                      \
    __attribute__((target("avx2,f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni"))),            \
    apply_to = function)

#include "blocks.h"

typedef block (*layout)(const uint8_t *row, size_t index);

/// What a type of weights is.
typedef struct {
  layout read;
  /// Whether its numbers have signs.
  int is_signed;
  int has_minima;
} kind;

/// How many tokens two rows are multiplied with at once: their sums stay in registers.
enum { most_tokens = 16 };

/// Before a loop over sums, so that they are registers.
#define UNROLLED _Pragma("clang loop unroll(full)")

INLINE __m512 both(__m256 first, __m256 second) {
  return _mm512_insertf32x8(_mm512_castps256_ps512(first), second, 1);
}

/// The lanes of each half added in halves.
INLINE void store_totals(__m512 lanes, float first_minimum, float second_minimum, float *first,
                         float *second) {
  const __m512 four = _mm512_add_ps(lanes, _mm512_shuffle_f32x4(lanes, lanes, 0xB1));
  const __m512 two = _mm512_add_ps(four, _mm512_shuffle_ps(four, four, 0x4E));
  const __m512 one = _mm512_add_ps(two, _mm512_shuffle_ps(two, two, 0xB1));
  *first = _mm512_cvtss_f32(one) + first_minimum;
  *second = _mm_cvtss_f32(_mm512_extractf32x4_ps(one, 2)) + second_minimum;
}

/// Multiplies two rows, which may be the same one, with some tokens.
INLINE void pair_product(kind weights, const vector_product *p, size_t first_row, size_t second_row,
                         size_t token, size_t count) {
  const size_t blocks = p->columns / 32;
  const uint8_t *first = p->weights + first_row * p->stride;
  const uint8_t *second = p->weights + second_row * p->stride;
  const __m512i signs = _mm512_set1_epi8((char)0x80);
  const __mmask16 present = (__mmask16)((1u << count) - 1);
  __m512 lanes[most_tokens];
  __m512 minima[2] = {_mm512_setzero_ps(), _mm512_setzero_ps()};
  UNROLLED for (size_t t = 0; t < count; t++) lanes[t] = _mm512_setzero_ps();
  for (size_t index = 0; index < blocks; index++) {
    const block one = weights.read(first, index), other = weights.read(second, index);
    const __m512i values =
        _mm512_inserti64x4(_mm512_castsi256_si512(one.values), other.values, 1);
    const __m512 scales = both(one.scales, other.scales);
    // The instruction takes one side without signs. Where that cannot be the weights, 128 is added
    // to the other side, and 128 times the weights is taken away.
    __m512i start = _mm512_setzero_si512();
    if (weights.is_signed)
      start = _mm512_sub_epi32(start, _mm512_dpbusd_epi32(start, signs, values));
    const int8_t *bytes = p->bytes + token * p->columns + index * 32;
    const float *factors = p->scales + index * p->tokens + token;
    UNROLLED for (size_t t = 0; t < count; t++) {
      const __m512i numbers = _mm512_broadcast_i64x4(load(bytes + t * p->columns));
      const __m512i sums =
          weights.is_signed
              ? _mm512_dpbusd_epi32(start, _mm512_xor_si512(numbers, signs), values)
              : _mm512_dpbusd_epi32(start, values, numbers);
      const __m512 both_scales = _mm512_mul_ps(scales, _mm512_set1_ps(factors[t]));
      lanes[t] = _mm512_add_ps(lanes[t], _mm512_mul_ps(both_scales, _mm512_cvtepi32_ps(sums)));
    }
    if (weights.has_minima) {
      const __m512 all =
          _mm512_maskz_loadu_ps(present, p->sums + index * p->tokens + token);
      minima[0] = _mm512_add_ps(minima[0], _mm512_mul_ps(_mm512_set1_ps(one.minimum), all));
      minima[1] = _mm512_add_ps(minima[1], _mm512_mul_ps(_mm512_set1_ps(other.minimum), all));
    }
  }
  float least[2][most_tokens];
  for (size_t row = 0; row < 2; row++) _mm512_storeu_ps(least[row], minima[row]);
  UNROLLED for (size_t t = 0; t < count; t++) {
    float *output = p->output + (token + t) * p->row_count;
    store_totals(lanes[t], least[0][t], least[1][t], output + first_row, output + second_row);
  }
}

INLINE void product(kind weights, const vector_product *p) {
  for (size_t row = p->first_row; row < p->end_row; row += 2) {
    const size_t other = row + 1 < p->end_row ? row + 1 : row;
    size_t token = 0;
    for (; token + 16 <= p->tokens; token += 16) pair_product(weights, p, row, other, token, 16);
    for (; token + 4 <= p->tokens; token += 4) pair_product(weights, p, row, other, token, 4);
    for (; token < p->tokens; token++) pair_product(weights, p, row, other, token, 1);
  }
}

static int run(uint32_t type, const vector_product *p) {
  switch (type) {
  case 2: product((kind){q4_0, 1, 0}, p); return 1;
  case 3: product((kind){q4_1, 0, 1}, p); return 1;
  case 6: product((kind){q5_0, 1, 0}, p); return 1;
  case 7: product((kind){q5_1, 0, 1}, p); return 1;
  case 8: product((kind){q8_0, 1, 0}, p); return 1;
  case 12: product((kind){q4_k, 0, 1}, p); return 1;
  case 13: product((kind){q5_k, 0, 1}, p); return 1;
  case 14: product((kind){q6_k, 1, 0}, p); return 1;
  default: return 0;
  }
}

#pragma clang attribute pop

int wide_products_available(void) {
  return vector_products_available() && __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
}

int wide_product_run(uint32_t type, const vector_product *product) {
  // Few tokens take as long as their weights take to arrive, which they do sooner row by row.
  return (product->tokens >= 4 && run(type, product)) || vector_product_run(type, product);
}

#else

int wide_products_available(void) { return 0; }

int wide_product_run(uint32_t type, const vector_product *product) {
  (void)type, (void)product;
  return 0;
}

#endif
