// Learns weights from samples: gradients, Adam, and bytes in the end.
#pragma once

#include <cstdint>
#include <vector>

#include "scan/net.hpp"
#include "scan/weights.hpp"
#include "training/sample.hpp"

namespace retrace::training {

class Trainer {
  public:
    explicit Trainer(std::uint64_t seed);

    // One step down the mean gradient of the samples; `rate` is Adam's. The mean loss before it.
    // `as_kept`: the gradient where the weights will be once they are packed, so that the net learns
    // to live with that.
    float learn(const std::vector<Sample>& samples, float rate, bool as_kept);

    const scan::net::Weights& weights() const { return weights_; }

  private:
    void add_gradient(const Sample& sample);

    scan::net::Weights weights_{};
    scan::net::Weights used_{};  // for the samples at hand
    scan::net::Weights gradient_{};
    scan::net::Weights mean_{};
    scan::net::Weights square_{};
    scan::net::Activity activity_{};
    float loss_ = 0;
    float mean_left_ = 1;  // Adam's start-up corrections
    float square_left_ = 1;
};

struct Packed {
    std::vector<std::int8_t> bytes;
    std::vector<float> scales;  // then biases
};

Packed packed(const scan::net::Weights& weights);

scan::net::Weights unpacked(const Packed& weights);

}  // namespace retrace::training
