#include "VectorProducts.h"

#if defined(__x86_64__)

// AVX2 and F16C, which every processor has that was made for this since 2013. Fused products are
// left out on purpose: they would round once where the reference rounds twice.
#pragma clang attribute push(__attribute__((target("avx2,f16c"))), apply_to = function)

#include "blocks.h"

/// The lanes added in halves.
INLINE float total(__m256 lanes) {
  const __m128 four = _mm_add_ps(_mm256_castps256_ps128(lanes), _mm256_extractf128_ps(lanes, 1));
  const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
  return _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)));
}

typedef block (*layout)(const uint8_t *row, size_t index);

/// Multiplies a row with four tokens or one.
INLINE void row_product(layout read, int is_signed, const vector_product *p, const uint8_t *row,
                        size_t row_index, size_t token, size_t count) {
  const size_t blocks = p->columns / 32;
  const __m256i ones = _mm256_set1_epi16(1);
  __m256 lanes[4];
  __m128 minima = _mm_setzero_ps();
  for (size_t t = 0; t < count; t++) lanes[t] = _mm256_setzero_ps();
  for (size_t index = 0; index < blocks; index++) {
    const block weights = read(row, index);
    // The instruction takes one side without signs: it gets the sizes, and the other the signs.
    const __m256i sizes =
        is_signed ? _mm256_sign_epi8(weights.values, weights.values) : weights.values;
    const size_t place = index * p->tokens + token;
    for (size_t t = 0; t < count; t++) {
      __m256i bytes = load(p->bytes + (token + t) * p->columns + index * 32);
      if (is_signed) bytes = _mm256_sign_epi8(bytes, weights.values);
      const __m256i sums = _mm256_madd_epi16(_mm256_maddubs_epi16(sizes, bytes), ones);
      const __m256 scales = _mm256_mul_ps(weights.scales, _mm256_set1_ps(p->scales[place + t]));
      lanes[t] = _mm256_add_ps(lanes[t], _mm256_mul_ps(scales, _mm256_cvtepi32_ps(sums)));
    }
    const __m128 all = count == 4 ? _mm_loadu_ps(p->sums + place) : _mm_load_ss(p->sums + place);
    minima = _mm_add_ps(minima, _mm_mul_ps(_mm_set1_ps(weights.minimum), all));
  }
  float least[4];
  _mm_storeu_ps(least, minima);
  for (size_t t = 0; t < count; t++)
    p->output[(token + t) * p->row_count + row_index] = total(lanes[t]) + least[t];
}

INLINE void product(layout read, int is_signed, const vector_product *p) {
  for (size_t row = p->first_row; row < p->end_row; row++) {
    const uint8_t *address = p->weights + row * p->stride;
    size_t token = 0;
    for (; token + 4 <= p->tokens; token += 4)
      row_product(read, is_signed, p, address, row, token, 4);
    for (; token < p->tokens; token++) row_product(read, is_signed, p, address, row, token, 1);
  }
}

INLINE __m256 eight_halves(const void *address) {
  return _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)address));
}

static void half_product(const vector_product *p) {
  for (size_t row = p->first_row; row < p->end_row; row++) {
    const uint8_t *weights = p->weights + row * p->stride;
    for (size_t token = 0; token < p->tokens; token++) {
      const float *values = p->floats + token * p->columns;
      __m256 lanes = _mm256_setzero_ps();
      for (size_t index = 0; index < p->columns; index += 8)
        lanes = _mm256_add_ps(lanes, _mm256_mul_ps(eight_halves(weights + index * 2),
                                                   _mm256_loadu_ps(values + index)));
      p->output[token * p->row_count + row] = total(lanes);
    }
  }
}

static int run(uint32_t type, const vector_product *p) {
  switch (type) {
  case 1:
    if (p->columns % 8) return 0;
    half_product(p);
    return 1;
  case 2: product(q4_0, 1, p); return 1;
  case 3: product(q4_1, 0, p); return 1;
  case 6: product(q5_0, 1, p); return 1;
  case 7: product(q5_1, 0, p); return 1;
  case 8: product(q8_0, 1, p); return 1;
  case 12: product(q4_k, 0, p); return 1;
  case 13: product(q5_k, 0, p); return 1;
  case 14: product(q6_k, 1, p); return 1;
  default: return 0;
  }
}

static void scores_of(const float *query, const uint16_t *keys, size_t stride, size_t count,
                      size_t width, float *scores) {
  for (size_t token = 0; token < count; token++) {
    const uint16_t *key = keys + token * stride;
    __m256 lanes = _mm256_setzero_ps();
    for (size_t index = 0; index < width; index += 8)
      lanes = _mm256_add_ps(
          lanes, _mm256_mul_ps(_mm256_loadu_ps(query + index), eight_halves(key + index)));
    scores[token] = total(lanes);
  }
}

/// Blends `8 * parts` numbers of the values, which stay in registers.
INLINE void blend_parts(size_t parts, const float *weights, const uint16_t *values, size_t stride,
                        size_t count, float *output) {
  __m256 sums[8];
  for (size_t part = 0; part < parts; part++) sums[part] = _mm256_setzero_ps();
  for (size_t token = 0; token < count; token++) {
    const __m256 weight = _mm256_set1_ps(weights[token]);
    for (size_t part = 0; part < parts; part++)
      sums[part] = _mm256_add_ps(
          sums[part], _mm256_mul_ps(weight, eight_halves(values + token * stride + part * 8)));
  }
  for (size_t part = 0; part < parts; part++) _mm256_storeu_ps(output + part * 8, sums[part]);
}

static void blend(const float *weights, const uint16_t *values, size_t stride, size_t count,
                  size_t width, float *output) {
  size_t start = 0;
  for (; start + 64 <= width; start += 64)
    blend_parts(8, weights, values + start, stride, count, output + start);
  for (; start < width; start += 8)
    blend_parts(1, weights, values + start, stride, count, output + start);
}

#pragma clang attribute pop

int vector_products_available(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
}

int vector_product_run(uint32_t type, const vector_product *product) { return run(type, product); }

void vector_scores(const vector_attention *a) {
  for (size_t head = 0; head < a->heads; head++)
    scores_of(a->queries + head * a->width, a->keys, a->stride, a->count, a->width,
              a->scores + head * a->score_stride);
}

void vector_blend(const vector_attention *a) {
  for (size_t head = 0; head < a->heads; head++)
    blend(a->scores + head * a->score_stride, a->values, a->stride, a->count, a->width,
          a->output + head * a->width);
}

#else

int vector_products_available(void) { return 0; }

int vector_product_run(uint32_t type, const vector_product *product) {
  (void)type, (void)product;
  return 0;
}

void vector_scores(const vector_attention *attention) { (void)attention; }

void vector_blend(const vector_attention *attention) { (void)attention; }

#endif
