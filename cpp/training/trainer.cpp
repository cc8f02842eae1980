// Plain back-propagation through the net of scan/net.hpp; no library, and no sum in another order
// on another machine.
#include "training/trainer.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace retrace::training {
namespace {

using namespace scan;
using namespace scan::net;

// e to the power of x for x <= 0, by exact steps alone: libraries differ in the last bit.
float exponential(float x) {
    if (x < -60) return 0;
    float power = 1 + x / 4096;
    for (int i = 0; i < 12; ++i) power *= power;
    return power;
}

constexpr int kShares = 16;            // of a batch, each summed by itself
constexpr float kWrittenShare = 0.3F;  // of the loss: printed or written

float logarithm(float x) {  // of a likelihood, for the printed loss alone
    return std::log(std::max(x, 1e-9F));
}

template <std::size_t kSize>
void fill(std::array<float, kSize>& weights, int inputs, Random& random) {
    const float spread = std::sqrt(2 / real(inputs));
    for (float& each : weights) each = spread * random.normal();
}

// out[i] += by * in[i]; vectors by themselves, since no sum changes its order.
template <int kCount>
void add_times(float* __restrict out, const float* __restrict in, float by) {
    for (int i = 0; i < kCount; ++i) out[i] += by * in[i];
}

template <int kCount>
float product(const float* a, const float* b) {
    // Four sums side by side, always in this order.
    std::array<float, 4> sums{};
    for (int i = 0; i < kCount; i += 4) {
        for (int j = 0; j < 4; ++j) sums.data()[j] += a[i + j] * b[i + j];
    }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

// Through a full layer: what its inputs and its weights are to change by.
template <int kInputs, int kOutputs>
void back_connected(const float* input, const float* weights, const float* change,
                    float* weight_change, float* bias_change, float* input_change) {
    add_times<kOutputs>(bias_change, change, 1);
    for (int i = 0; i < kInputs; ++i) {
        if (input[i] == 0) continue;  // rectified: nothing goes back through it
        add_times<kOutputs>(weight_change + i * kOutputs, change, input[i]);
        input_change[i] = product<kOutputs>(weights + i * kOutputs, change);
    }
}

// Through a pool and the rectifier before it: to the place that was the largest.
template <int kChannels, int kInputSide>
void back_pooled(const float* input, const float* pooled, const float* change, float* out) {
    constexpr int kSide = kInputSide / 2;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            for (int c = 0; c < kChannels; ++c) {
                const int from = (y * kSide + x) * kChannels + c;
                if (pooled[from] <= 0 || change[from] == 0) continue;
                for (int part = 0; part < 4; ++part) {
                    const int place =
                        ((2 * y + part / 2) * kInputSide + 2 * x + part % 2) * kChannels + c;
                    if (input[place] != pooled[from]) continue;
                    out[place] = change[from];
                    break;
                }
            }
        }
    }
}

// Through a convolution; `input_change` may be null.
template <int kInputs, int kOutputs, int kInputSide>
void back_convolved(const float* input, const float* weights, const float* change,
                    float* weight_change, float* bias_change, float* input_change) {
    constexpr int kSide = kInputSide - 2;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const float* const here = change + (y * kSide + x) * kOutputs;
            if (std::all_of(here, here + kOutputs, [](float each) { return each == 0; })) continue;
            add_times<kOutputs>(bias_change, here, 1);
            for (int tap = 0; tap < 9; ++tap) {
                const int place = ((y + tap / 3) * kInputSide + x + tap % 3) * kInputs;
                const int row = tap * kInputs;
                for (int i = 0; i < kInputs; ++i) {
                    add_times<kOutputs>(weight_change + (row + i) * kOutputs, here,
                                        input[place + i]);
                    if (input_change != nullptr) {
                        input_change[place + i] +=
                            product<kOutputs>(weights + (row + i) * kOutputs, here);
                    }
                }
            }
        }
    }
}

// The same for each layer's array of several sets of weights.
template <typename Step>
void each_layer(Step step) {
    step(&Weights::first, true);
    step(&Weights::first_bias, false);
    step(&Weights::second, true);
    step(&Weights::second_bias, false);
    step(&Weights::hidden, true);
    step(&Weights::hidden_bias, false);
    step(&Weights::out, true);
    step(&Weights::out_bias, false);
}

// How a layer's weights are kept: as whole steps, so many each way from zero, and none beyond some
// deviations, so that few large ones do not make the steps of all others long.
struct Steps {
    float most = 127;
    float deviations = 1000;
};

// Nine tenths of all weights; what is trained with such steps in mind reads no worse.
constexpr Steps kHiddenSteps{7, 2.4F};

template <std::size_t kSize, std::size_t kOutputs>
void pack(const std::array<float, kSize>& weights, const std::array<float, kOutputs>& bias,
          Steps steps, Packed& result, std::vector<float>& biases) {
    std::array<float, kOutputs> largest{};
    std::array<float, kOutputs> squares{};
    for (std::size_t i = 0; i < kSize; ++i) {
        largest[i % kOutputs] = std::max(largest[i % kOutputs], std::fabs(weights[i]));
        squares[i % kOutputs] += weights[i] * weights[i];
    }
    std::array<float, kOutputs> scales{};
    for (std::size_t i = 0; i < kOutputs; ++i) {
        const float deviation = std::sqrt(squares[i] * kOutputs / kSize);
        const float reach = std::min(largest[i], steps.deviations * deviation);
        scales[i] = std::max(reach, 1e-6F) / steps.most;
    }
    for (std::size_t i = 0; i < kSize; ++i) {
        const float step = std::clamp(weights[i] / scales[i % kOutputs], -steps.most, steps.most);
        result.bytes.push_back(static_cast<std::int8_t>(step < 0 ? step - 0.5F : step + 0.5F));
    }
    result.scales.insert(result.scales.end(), scales.begin(), scales.end());
    biases.insert(biases.end(), bias.begin(), bias.end());
}

}  // namespace

Trainer::Trainer(std::uint64_t seed, int threads) : shares_(kShares), threads_(threads) {
    Random random(seed);
    fill(weights_.first, 9, random);
    fill(weights_.second, 9 * kFirst, random);
    fill(weights_.hidden, kFlat, random);
    fill(weights_.out, kHidden, random);
}

void Trainer::add_gradient(const Sample& sample, Share& share) const {
    Activity& activity = share.activity;
    Weights& gradient = share.gradient;
    run(used_, sample.patch, activity);
    const float largest = *std::max_element(activity.out.begin(), activity.out.begin() + kClasses);
    std::array<float, kOut> change{};
    float sum = 0;
    for (std::size_t i = 0; i < kClasses; ++i) {
        change[i] = exponential(activity.out[i] - largest);
        sum += change[i];
    }
    for (std::size_t i = 0; i < kClasses; ++i) change[i] /= sum;
    const auto label = static_cast<std::size_t>(sample.label);
    share.loss -= logarithm(change[label]);
    change[label] -= 1;
    if (sample.label != 0) {
        const float out = activity.out[kWritten];
        const float power = exponential(-std::fabs(out));
        const float written = (out < 0 ? power : 1) / (1 + power);
        change[kWritten] = kWrittenShare * (written - (sample.look == Look::written ? 1.0F : 0.0F));
    }

    std::array<float, kHidden> hidden_change{};
    back_connected<kHidden, kOut>(activity.hidden.data(), used_.out.data(), change.data(),
                                  gradient.out.data(), gradient.out_bias.data(),
                                  hidden_change.data());
    std::array<float, kFlat> flat_change{};
    back_connected<kFlat, kHidden>(activity.second_pooled.data(), used_.hidden.data(),
                                   hidden_change.data(), gradient.hidden.data(),
                                   gradient.hidden_bias.data(), flat_change.data());
    std::array<float, kSecondSide * kSecondSide * kSecond> second_change{};
    back_pooled<kSecond, kSecondSide>(activity.second.data(), activity.second_pooled.data(),
                                      flat_change.data(), second_change.data());
    std::array<float, kPooledSide * kPooledSide * kFirst> pooled_change{};
    back_convolved<kFirst, kSecond, kPooledSide>(activity.first_pooled.data(), used_.second.data(),
                                                 second_change.data(), gradient.second.data(),
                                                 gradient.second_bias.data(), pooled_change.data());
    std::array<float, kFirstSide * kFirstSide * kFirst> first_change{};
    back_pooled<kFirst, kFirstSide>(activity.first.data(), activity.first_pooled.data(),
                                    pooled_change.data(), first_change.data());
    back_convolved<1, kFirst, kPatchSide>(sample.patch.data(), used_.first.data(),
                                          first_change.data(), gradient.first.data(),
                                          gradient.first_bias.data(), nullptr);
}

float Trainer::learn(const std::function<Sample(int)>& sample, float rate, bool as_kept) {
    used_ = as_kept ? unpacked(packed(weights_)) : weights_;
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int i = next++; i < kShares; i = next++) {
            Share& share = shares_.data()[i];
            share.gradient = {};
            share.loss = 0;
            for (int j = i; j < kBatch; j += kShares) add_gradient(sample(j), share);
        }
    };
    std::vector<std::thread> helpers;
    const int threads = std::min(kShares, std::max(1, threads_));
    for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    Share& all = shares_.front();
    for (std::size_t i = 1; i < shares_.size(); ++i) {
        all.loss += shares_[i].loss;
        each_layer([&](auto layer, bool) {
            const auto& from = shares_[i].gradient.*layer;
            auto& to = all.gradient.*layer;
            for (std::size_t k = 0; k < to.size(); ++k) to[k] += from[k];
        });
    }

    constexpr float kMeanKept = 0.9F;
    constexpr float kSquareKept = 0.999F;
    constexpr float kDecay = 0.002F;
    mean_left_ *= kMeanKept;
    square_left_ *= kSquareKept;
    constexpr float kShareOfOne = 1.0F / kBatch;
    each_layer([&](auto layer, bool decays) {
        auto& weights = weights_.*layer;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float slope = (all.gradient.*layer)[i] * kShareOfOne;
            float& mean = (mean_.*layer)[i];
            float& square = (square_.*layer)[i];
            mean = kMeanKept * mean + (1 - kMeanKept) * slope;
            square = kSquareKept * square + (1 - kSquareKept) * slope * slope;
            const float step =
                mean / (1 - mean_left_) / (std::sqrt(square / (1 - square_left_)) + 1e-7F);
            weights[i] -= rate * (step + (decays ? kDecay * weights[i] : 0));
        }
    });
    return all.loss * kShareOfOne;
}

Packed packed(const Weights& weights) {
    Packed result;
    std::vector<float> biases;
    pack(weights.first, weights.first_bias, {}, result, biases);
    pack(weights.second, weights.second_bias, {}, result, biases);
    pack(weights.hidden, weights.hidden_bias, kHiddenSteps, result, biases);
    pack(weights.out, weights.out_bias, {}, result, biases);
    result.scales.insert(result.scales.end(), biases.begin(), biases.end());
    return result;
}

Weights unpacked(const Packed& weights) {
    return weights_of(weights.bytes, weights.scales);
}

}  // namespace retrace::training
