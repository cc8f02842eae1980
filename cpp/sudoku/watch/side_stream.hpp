// A number for some of the steps: a byte for each step in a known stretch, nothing elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace retrace {

class SideStream {
  public:
    static constexpr std::size_t kMostValues = 255;

    // Sets the value of step `index`, from 0 on; `value` above 0. False where there are too many different ones.
    bool set(std::uint64_t index, std::uint32_t value);

    // 0 where it is not known.
    std::uint32_t at(std::uint64_t index) const;

    std::size_t bytes() const;

  private:
    static constexpr std::size_t kChunk = std::size_t{1} << 16U;
    using Chunk = std::array<std::uint8_t, kChunk>;  // each an index in values_, from 1; 0: none

    std::uint8_t code_of(std::uint32_t value);

    std::vector<std::unique_ptr<Chunk>> chunks_;
    std::vector<std::uint32_t> values_;
    std::array<std::uint8_t, 256> codes_{};  // of the value met last that ends in these bits
};

}  // namespace retrace
