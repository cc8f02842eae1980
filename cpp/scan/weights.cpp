// Unpacks weights.inc, which `npm run digits` writes.
#include "scan/weights.hpp"

#include <array>
#include <cstring>

namespace retrace::scan {
namespace {

// Read while this is compiled alone.
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

// Nine tenths of the bytes are no larger than this; in halves of bytes the module is 5 KB smaller when it is zipped.
constexpr int kUsual = 7;
constexpr unsigned kRare = 15;  // the half of a byte that stands in the list

// Compilers bound the steps of a constant, so these go through pointers, without calls.
constexpr std::size_t count_rare() {
    const std::int8_t* end = kBytes.data() + kWeightBytes;
    std::size_t count = 0;
    for (const std::int8_t* byte = kBytes.data(); byte != end; ++byte) {
        if (*byte < -kUsual || *byte > kUsual) ++count;
    }
    return count;
}

struct InHalves {
    std::array<std::uint8_t, (kWeightBytes + 1) / 2> halves{};
    std::array<std::int8_t, count_rare()> rare{};
};

constexpr InHalves in_halves() {
    InHalves packed;
    const std::int8_t* bytes = kBytes.data();
    std::uint8_t* halves = packed.halves.data();
    std::int8_t* rare = packed.rare.data();
    for (std::size_t i = 0; i < kWeightBytes; ++i) {
        const bool is_rare = bytes[i] < -kUsual || bytes[i] > kUsual;
        if (is_rare) *rare++ = bytes[i];
        const unsigned half = is_rare ? kRare : static_cast<unsigned>(bytes[i] + kUsual);
        halves[i / 2] |= static_cast<std::uint8_t>(half << (i % 2 * 4));
    }
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
    std::size_t rare = 0;
    for (std::size_t i = 0; i < kWeightBytes; ++i) {
        const unsigned half = kPacked.halves[i / 2] >> (i % 2 * 4) & 15U;
        bytes[i] = half == kRare ? kPacked.rare[rare++]
                                 : static_cast<std::int8_t>(static_cast<int>(half) - kUsual);
    }
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
