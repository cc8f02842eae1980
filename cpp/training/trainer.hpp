// Learns weights from samples: gradients, Adam, and bytes in the end.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "scan/net.hpp"
#include "scan/weights.hpp"
#include "training/sample.hpp"

namespace retrace::training {

inline constexpr int kBatch = 128;

class Trainer {
  public:
    Trainer(std::uint64_t seed, int threads);

    // One step down the mean gradient of a batch; `rate` is Adam's. The mean loss before it. `sample(i)` gives the
    // batch's samples, from several threads at once; the sums have one order, however many threads there are.
    // `as_kept`: the gradient where the weights will be once they are packed, so that the net learns
    // to live with that.
    float learn(const std::function<Sample(int)>& sample, float rate, bool as_kept);

    const scan::net::Weights& weights() const { return weights_; }

  private:
    // The sums that a share of a batch asks for.
    struct Share {
        scan::net::Weights gradient{};
        scan::net::Activity activity{};
        float loss = 0;
    };

    void add_gradient(const Sample& sample, Share& share) const;

    scan::net::Weights weights_{};
    scan::net::Weights used_{};  // for the samples at hand
    std::vector<Share> shares_;
    int threads_;
    scan::net::Weights mean_{};
    scan::net::Weights square_{};
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
