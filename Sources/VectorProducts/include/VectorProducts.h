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
  /// For each token and 32 columns the scale of the bytes, and their sum times that scale.
  const float *scales, *sums;
  size_t tokens;
  /// For each token `row_count` numbers.
  float *output;
} vector_product;

/// Runs a product of the type that has that number in the format GGUF; 0 where there is none.
int vector_product_run(uint32_t type, const vector_product *product);

/// The products of a query and the keys of `count` tokens, in binary16.
void vector_scores(const float *query, const uint16_t *keys, size_t stride, size_t count,
                   size_t width, float *scores);

/// The sum of the values of `count` tokens, in binary16, each times its weight.
void vector_blend(const float *weights, const uint16_t *values, size_t stride, size_t count,
                  size_t width, float *output);

#endif
