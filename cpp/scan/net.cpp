// Runs the net by vectors of four channels.
#include "scan/net.hpp"

#include <algorithm>
#include <cmath>

#include "scan/weights.hpp"

namespace retrace::scan {
namespace net {
namespace {

using Four = float __attribute__((vector_size(16)));

// Aligned as the arrays of Weights and Activity are.
const Four* fours(const float* values) {
    return reinterpret_cast<const Four*>(values);
}
Four* fours(float* values) {
    return reinterpret_cast<Four*>(values);
}

template <int kVectors>
void add_times(std::array<Four, kVectors>& sums, const Four* weights, float input) {
    for (std::size_t i = 0; i < kVectors; ++i) sums[i] += weights[i] * input;
}

// Values below zero become zero.
Four rectified(Four value) {
    return value > Four{} ? value : Four{};
}

template <int kVectors>
void store_rectified(const std::array<Four, kVectors>& sums, Four* out) {
    for (std::size_t i = 0; i < kVectors; ++i) out[i] = rectified(sums[i]);
}

template <int kVectors>
std::array<Four, kVectors> load(const float* bias) {
    std::array<Four, kVectors> sums;
    std::copy_n(fours(bias), kVectors, sums.begin());
    return sums;
}

// Convolves the 3x3 around each pixel that is not on the edge.
template <int kInputs, int kOutputs, int kInputSide>
void convolve(const float* input, const float* weights, const float* bias, float* output) {
    constexpr int kVectors = kOutputs / 4;
    constexpr int kSide = kInputSide - 2;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            std::array<Four, kVectors> sums = load<kVectors>(bias);
            const Four* row = fours(weights);
            for (int down = 0; down < 3; ++down) {
                const float* in = input + ((y + down) * kInputSide + x) * kInputs;
                for (int i = 0; i < 3 * kInputs; ++i, row += kVectors) {
                    add_times<kVectors>(sums, row, in[i]);
                }
            }
            store_rectified<kVectors>(sums, fours(output + (y * kSide + x) * kOutputs));
        }
    }
}

// Keeps the largest value of each 2x2; an odd last row or column is left out.
template <int kChannels, int kInputSide>
void pool(const float* input, float* output) {
    constexpr int kVectors = kChannels / 4;
    constexpr int kSide = kInputSide / 2;
    constexpr int kRow = kInputSide * kVectors;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const Four* const in = fours(input) + 2 * y * kRow + 2 * x * kVectors;
            Four* const out = fours(output) + (y * kSide + x) * kVectors;
            for (int i = 0; i < kVectors; ++i) {
                const Four a = in[i] > in[i + kVectors] ? in[i] : in[i + kVectors];
                const Four* const below = in + kRow;
                const Four b = below[i] > below[i + kVectors] ? below[i] : below[i + kVectors];
                out[i] = a > b ? a : b;
            }
        }
    }
}

template <int kInputs, int kOutputs>
std::array<Four, kOutputs / 4> connect(const float* input, const float* weights,
                                       const float* bias) {
    constexpr int kVectors = kOutputs / 4;
    std::array<Four, kVectors> sums = load<kVectors>(bias);
    const Four* row = fours(weights);
    for (int i = 0; i < kInputs; ++i, row += kVectors) {
        if (input[i] != 0) add_times<kVectors>(sums, row, input[i]);
    }
    return sums;
}

}  // namespace

void run(const Weights& weights, const Patch& patch, Activity& activity) {
    convolve<1, kFirst, kPatchSide>(patch.data(), weights.first.data(), weights.first_bias.data(),
                                    activity.first.data());
    pool<kFirst, kFirstSide>(activity.first.data(), activity.first_pooled.data());
    convolve<kFirst, kSecond, kPooledSide>(activity.first_pooled.data(), weights.second.data(),
                                           weights.second_bias.data(), activity.second.data());
    pool<kSecond, kSecondSide>(activity.second.data(), activity.second_pooled.data());
    const auto hidden = connect<kFlat, kHidden>(activity.second_pooled.data(),
                                                weights.hidden.data(), weights.hidden_bias.data());
    store_rectified<kHidden / 4>(hidden, fours(activity.hidden.data()));
    const auto out =
        connect<kHidden, kOut>(activity.hidden.data(), weights.out.data(), weights.out_bias.data());
    std::copy(out.begin(), out.end(), fours(activity.out.data()));
}

}  // namespace net

Seen seen_in(const Patch& patch) {
    static const net::Weights weights = trained_weights();
    net::Activity activity;
    net::run(weights, patch, activity);
    const auto first = activity.out.begin();
    const float largest = *std::max_element(first, first + kClasses);
    Seen seen;
    seen.written = activity.out[net::kWritten];
    float sum = 0;
    for (std::size_t i = 0; i < kClasses; ++i) {
        seen.likely[i] = std::exp(activity.out[i] - largest);
        sum += seen.likely[i];
    }
    for (float& each : seen.likely) each /= sum;
    return seen;
}

}  // namespace retrace::scan
