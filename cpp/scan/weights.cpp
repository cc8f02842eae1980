// Unpacks weights.inc, which `npm run digits` writes.
#include "scan/weights.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace retrace::scan {
namespace {

// These bytes are used by the compiler only and are not part of the program.
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

// The layers before the hidden one, then that layer, then the last one.
constexpr std::size_t kBefore = 9 * net::kFirst + 9 * net::kFirst * net::kSecond;
constexpr std::size_t kHalves = net::kFlat * net::kHidden;
constexpr std::size_t kOthers = kWeightBytes - kHalves;

// The largest weight of the hidden layer, which has nine tenths of all weights. Kept in half a byte each, they make the
// packed module 5 KB smaller.
constexpr int kLargestHidden = 7;

// Compilers bound the steps of a constant, so these go through pointers, without calls.
constexpr bool fit_in_halves() {
    const std::int8_t* const end = kBytes.data() + kBefore + kHalves;
    for (const std::int8_t* byte = kBytes.data() + kBefore; byte != end; ++byte) {
        if (*byte < -kLargestHidden || *byte > kLargestHidden) return false;
    }
    return true;
}
static_assert(fit_in_halves());

struct InHalves {
    std::array<std::uint8_t, kHalves / 2> halves{};
    std::array<std::int8_t, kOthers> others{};
};

constexpr InHalves in_halves() {
    InHalves packed;
    const std::int8_t* byte = kBytes.data();
    std::int8_t* other = packed.others.data();
    for (std::size_t i = 0; i < kBefore; ++i) *other++ = *byte++;
    std::uint8_t* halves = packed.halves.data();
    for (std::size_t i = 0; i < kHalves; ++i) {
        const auto half = static_cast<unsigned>(*byte++ + kLargestHidden);
        halves[i / 2] |= static_cast<std::uint8_t>(half << (i % 2 * 4));
    }
    for (std::size_t i = kBefore; i < kOthers; ++i) *other++ = *byte++;
    return packed;
}

constexpr InHalves kPacked = in_halves();

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

std::array<std::int8_t, kWeightBytes> weight_bytes() {
    std::array<std::int8_t, kWeightBytes> bytes{};
    const auto hidden = std::copy_n(kPacked.others.begin(), kBefore, bytes.begin());
    for (std::size_t i = 0; i < kHalves; ++i) {
        const unsigned half = kPacked.halves[i / 2] >> (i % 2 * 4) & 15U;
        hidden[i] = static_cast<std::int8_t>(static_cast<int>(half) - kLargestHidden);
    }
    std::copy(kPacked.others.begin() + kBefore, kPacked.others.end(), hidden + kHalves);
    return bytes;
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
    return weights_of(weight_bytes(), kScales);
}

}  // namespace retrace::scan
