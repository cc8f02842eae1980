// The trained weights, as bytes, and what they stand for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "scan/net.hpp"

namespace retrace::scan {

inline constexpr std::size_t kChannels = net::kFirst + net::kSecond + net::kHidden + net::kOut;
inline constexpr std::size_t kWeightBytes = 9 * net::kFirst + 9 * net::kFirst * net::kSecond +
                                            net::kFlat * net::kHidden + net::kHidden * net::kOut;

// A weight is its byte times the scale of its output channel.
std::array<std::int8_t, kWeightBytes> weight_bytes();

// A scale for each output channel of the four layers, then a bias for each.
std::span<const float> weight_scales();

// The checksum of weights and scales, as weights.inc has it.
std::uint32_t weight_checksum();

// FNV-1a over the bytes and the scales' bits, lowest byte first.
std::uint32_t checksum_of(std::span<const std::int8_t> bytes, std::span<const float> scales);

net::Weights trained_weights();

// The weights that training puts in place of the built ones.
net::Weights weights_of(std::span<const std::int8_t> bytes, std::span<const float> scales);

}  // namespace retrace::scan
