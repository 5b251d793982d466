#ifndef VECTOR_PRODUCTS_H
#define VECTOR_PRODUCTS_H

#include <stddef.h>
#include <stdint.h>

// Products with the vector instructions that the processor turns out to have. Each function makes
// the bits that LocalModel's kernels in Swift make, in the same order; those are the reference, and
// what runs where `vector_products_available` says no.

/// Whether this processor has what the functions below need.
int vector_products_available(void);

/// The product of some rows of weights with the activations of some tokens.
typedef struct {
  const uint8_t *weights;
  /// The bytes from one row to the next.
  size_t stride;
  size_t first_row, end_row;
  /// How many rows the whole matrix has.
  size_t row_count;
  size_t columns;
  /// For each token `columns` numbers, whole and not.
  const int8_t *bytes;
  const float *floats;
  /// For each 32 columns and token the scale of the bytes, and their sum times that scale.
  const float *scales, *sums;
  size_t tokens;
  /// For each token `row_count` numbers.
  float *output;
} vector_product;

/// Runs a product of the type that has that number in the format GGUF; 0 where there is none.
int vector_product_run(uint32_t type, const vector_product *product);

/// Whether this processor has what the functions `wide_…` need besides.
int wide_products_available(void);

/// As `vector_product_run`, with the widest vectors.
int wide_product_run(uint32_t type, const vector_product *product);

/// What some heads make of the same keys and values, in binary16.
typedef struct {
  const uint16_t *keys, *values;
  /// How many numbers there are from one token to the next, and how many tokens.
  size_t stride, count;
  /// How many numbers a head has, a multiple of eight.
  size_t width;
  /// Four at most.
  size_t heads;
  /// For each head `width` numbers.
  const float *queries;
  /// For each head `count` numbers, and how many there are from one to the next.
  float *scores;
  size_t score_stride;
  /// For each head `width` numbers.
  float *output;
} vector_attention;

/// Makes the scores: the products of the queries and the keys.
void vector_scores(const vector_attention *attention);

/// Makes the output: the sum of the values, each times its score.
void vector_blend(const vector_attention *attention);

/// As `vector_scores`, with the widest vectors.
void wide_scores(const vector_attention *attention);

/// As `vector_blend`, with the widest vectors.
void wide_blend(const vector_attention *attention);

#endif
