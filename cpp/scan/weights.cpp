// Unpacks weights.inc, which `npm run digits` writes.
#include "scan/weights.hpp"

#include <array>
#include <cstring>

namespace retrace::scan {
namespace {

constexpr std::array<std::int8_t, kWeightBytes> kBytes{
#define RETRACE_WEIGHT_BYTES
#include "scan/weights.inc"
#undef RETRACE_WEIGHT_BYTES
};

constexpr std::array<float, 2 * kChannels> kScales{
#define RETRACE_WEIGHT_SCALES
#include "scan/weights.inc"
#undef RETRACE_WEIGHT_SCALES
};

constexpr std::uint32_t kChecksum =
#define RETRACE_WEIGHT_CHECKSUM
#include "scan/weights.inc"
#undef RETRACE_WEIGHT_CHECKSUM
    ;

// Takes one layer's share from the front of each.
template <std::size_t kSize, std::size_t kOutputs>
void unpack(std::span<const std::int8_t>& bytes, std::span<const float>& scales,
            std::span<const float>& biases, std::array<float, kSize>& weights,
            std::array<float, kOutputs>& bias) {
    for (std::size_t i = 0; i < kSize; ++i) {
        weights[i] = static_cast<float>(bytes[i]) * scales[i % kOutputs];
    }
    for (std::size_t i = 0; i < kOutputs; ++i) bias[i] = biases[i];
    bytes = bytes.subspan(kSize);
    scales = scales.subspan(kOutputs);
    biases = biases.subspan(kOutputs);
}

}  // namespace

std::span<const std::int8_t> weight_bytes() {
    return kBytes;
}

std::span<const float> weight_scales() {
    return kScales;
}

std::uint32_t weight_checksum() {
    return kChecksum;
}

std::uint32_t checksum_of(std::span<const std::int8_t> bytes, std::span<const float> scales) {
    std::uint32_t sum = 0x811c9dc5U;
    const auto add = [&sum](std::uint32_t value) { sum = (sum ^ (value & 0xffU)) * 0x01000193U; };
    for (const std::int8_t value : bytes) add(static_cast<std::uint8_t>(value));
    for (const float scale : scales) {
        // Emscripten 3.1.6 has no std::bit_cast.
        std::uint32_t bits = 0;
        std::memcpy(&bits, &scale, sizeof bits);
        for (std::uint32_t shift = 0; shift < 32; shift += 8) add(bits >> shift);
    }
    return sum;
}

net::Weights weights_of(std::span<const std::int8_t> bytes, std::span<const float> scales) {
    net::Weights weights{};
    std::span<const float> biases = scales.subspan(kChannels);
    unpack(bytes, scales, biases, weights.first, weights.first_bias);
    unpack(bytes, scales, biases, weights.second, weights.second_bias);
    unpack(bytes, scales, biases, weights.hidden, weights.hidden_bias);
    unpack(bytes, scales, biases, weights.out, weights.out_bias);
    return weights;
}

net::Weights trained_weights() {
    return weights_of(kBytes, kScales);
}

}  // namespace retrace::scan
