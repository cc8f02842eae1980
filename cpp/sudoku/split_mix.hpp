// Random bits that are the same for a seed on every machine and in every browser.
#pragma once

#include <cstdint>

namespace retrace {

// SplitMix64 (Steele, Lea, Flood 2014): 64 bits of state, and every seed is as good as another.
class SplitMix64 {
  public:
    explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        return stirred(state_);
    }

    // Each bit of the result depends on all bits of the input, and different inputs give different results.
    static constexpr std::uint64_t stirred(std::uint64_t bits) {
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        return bits ^ (bits >> 31U);
    }

  private:
    std::uint64_t state_;
};

}  // namespace retrace
