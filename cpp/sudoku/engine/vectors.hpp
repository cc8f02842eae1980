// Four 32-bit words in one 128-bit vector: the only file that knows the instruction set.
//
// The type is the compilers' own vector extension, so & | ^ ~ + - << and constant shuffles need no
// names here; only what has no operator does. WebAssembly SIMD and SSE2, which every x86-64 has,
// get one or two instructions each, other targets a plain loop with the same results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <immintrin.h>
#endif

namespace retrace::engine {

using Words = std::uint32_t __attribute__((vector_size(16)));
using SignedWords = std::int32_t __attribute__((vector_size(16)));
using HalfWords = std::uint16_t __attribute__((vector_size(16)));
using DoubleWords = std::uint64_t __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(16)));

// One value in all four words.
inline Words all_words(std::uint32_t value) {
    return Words{} + value;
}

// Made of two halves of 64 bits, since V8 spends two instructions on each lane that it inserts.
inline Words words_of(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    const DoubleWords halves = {a | std::uint64_t{b} << 32, c | std::uint64_t{d} << 32};
    return reinterpret_cast<Words>(halves);
}

// For words below 2^31: all ones where the word is not zero.
inline Words positive(Words a) {
    return reinterpret_cast<Words>(reinterpret_cast<SignedWords>(a) > SignedWords{});
}

// Whether any bit is set.
inline bool any(Words a) {
#if defined(__wasm_simd128__)
    return wasm_v128_any_true(reinterpret_cast<v128_t>(a));
#elif defined(__SSE4_1__)
    return _mm_testz_si128(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(a)) == 0;
#else
    const auto halves = reinterpret_cast<DoubleWords>(a);
    return (halves[0] | halves[1]) != 0;
#endif
}

// The top bits of the 16 bytes, byte 0 lowest.
inline std::uint32_t top_bits(Bytes a) {
#if defined(__wasm_simd128__)
    return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(a));
#elif defined(__SSE2__)
    return static_cast<std::uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(a)));
#else
    std::uint32_t bits = 0;
    for (int i = 0; i < 16; ++i) bits |= static_cast<std::uint32_t>(a[i] >> 7) << i;
    return bits;
#endif
}

inline Bytes load_bytes(const void* from) {
    Bytes bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

// Copies an array of vectors one by one: a memcpy of a few hundred bytes would be a call, which is slow
// in WebAssembly.
template <std::size_t kCount>
void copy_vectors(std::array<Words, kCount>& to, const std::array<Words, kCount>& from) {
    [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
        ((to[kIndex] = from[kIndex]), ...);
    }
    (std::make_index_sequence<kCount>{});
}

}  // namespace retrace::engine
