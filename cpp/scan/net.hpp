// The net that reads a digit: two convolutions, two full layers.
//
//     28x28 → 3x3 convolution, 16 → 26x26 → pool → 13x13 → 3x3 convolution, 32 → 11x11 → pool → 5x5
//           → full, 64 → full, 11
//
// Channels lie next to each other, so that four of them are one vector. Every target gives the same
// sums in the same order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "scan/patch.hpp"

namespace retrace::scan {

inline constexpr int kClasses = 10;  // 0: not a digit

namespace net {

inline constexpr int kFirst = 16;
inline constexpr int kSecond = 32;
inline constexpr int kHidden = 64;
inline constexpr int kWritten = 10;  // the output that says: written, where it is above zero
inline constexpr int kOut = 12;      // the last one is not used
inline constexpr int kFirstSide = 26;
inline constexpr int kPooledSide = 13;
inline constexpr int kSecondSide = 11;
inline constexpr int kLastSide = 5;
inline constexpr int kFlat = kLastSide * kLastSide * kSecond;

// Rows of output channels; each row belongs to one input: tap (row, column) and channel.
struct Weights {
    alignas(16) std::array<float, 9 * kFirst> first;
    alignas(16) std::array<float, kFirst> first_bias;
    alignas(16) std::array<float, 9 * kFirst * kSecond> second;
    alignas(16) std::array<float, kSecond> second_bias;
    alignas(16) std::array<float, kFlat * kHidden> hidden;
    alignas(16) std::array<float, kHidden> hidden_bias;
    alignas(16) std::array<float, kHidden * kOut> out;
    alignas(16) std::array<float, kOut> out_bias;
};

// The output of each layer, which training looks into.
struct Activity {
    alignas(16) std::array<float, kFirstSide * kFirstSide * kFirst> first;
    alignas(16) std::array<float, kPooledSide * kPooledSide * kFirst> first_pooled;
    alignas(16) std::array<float, kSecondSide * kSecondSide * kSecond> second;
    alignas(16) std::array<float, kFlat> second_pooled;
    alignas(16) std::array<float, kHidden> hidden;
    alignas(16) std::array<float, kOut> out;
};

void run(const Weights& weights, const Patch& patch, Activity& activity);

}  // namespace net

// How sure the net is of each class, in all 1.
using Likelihoods = std::array<float, kClasses>;

// The class that the net is surest of; of equals the first.
inline std::size_t likeliest(const Likelihoods& likely) {
    return static_cast<std::size_t>(std::max_element(likely.begin(), likely.end()) -
                                    likely.begin());
}

// The net's reading of a patch.
struct Seen {
    Likelihoods likely{1};
    float written = 0;  // above zero: handwriting rather than print, the more the surer
};

// With the trained weights.
Seen seen_in(const Patch& patch);

}  // namespace retrace::scan
