// Random numbers that are the same on every machine, by a seed.
#pragma once

#include <cstdint>

namespace retrace::training {

// SplitMix64. Floats are made by exact steps alone, so that they agree everywhere.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t value = state_;
        value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
        value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
        return value ^ (value >> 31U);
    }

    // 0 to 1, 1 left out.
    float unit() { return static_cast<float>(bits() >> 40U) * 0x1p-24F; }
    float from(float least, float most) { return least + (most - least) * unit(); }
    int below(int count) { return static_cast<int>(bits() % static_cast<std::uint64_t>(count)); }
    bool chance(float share) { return unit() < share; }

    // Around 0, nearly normal, deviation 1.
    float normal() { return (unit() + unit() + unit() + unit() - 2) * 1.7320508F; }

  private:
    std::uint64_t state_;
};

}  // namespace retrace::training
