// Random numbers and orders, the same for a seed on every machine and in every browser.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "sudoku/split_mix.hpp"

namespace retrace::generate {

// The distributions of <random> differ from library to library, so they are not used.
class Random {
  public:
    explicit Random(std::uint64_t seed) : bits_(seed) {}

    std::uint64_t next() { return bits_.next(); }

    // 0 to bound - 1, all equally likely; bound > 0. A draw that would favour some numbers is repeated.
    std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t favoured = (0U - bound) % bound;
        std::uint64_t product = 0;
        do {
            product = (next() >> 32U) * bound;
        } while (static_cast<std::uint32_t>(product) < favoured);
        return static_cast<std::uint32_t>(product >> 32U);
    }

    template <typename Item>
    void shuffle(std::span<Item> list) {
        for (std::size_t left = list.size(); left > 1; --left) {
            std::swap(list[left - 1], list[below(static_cast<std::uint32_t>(left))]);
        }
    }

  private:
    SplitMix64 bits_;
};

// The seed of one puzzle of a series, the same in every thread and browser. A puzzle that is like an
// earlier one is made again: `again` counts how often.
inline std::uint64_t seed_in_series(std::uint64_t seed, std::uint64_t number,
                                    std::uint64_t again = 0) {
    const std::uint64_t own = Random(seed ^ Random(number).next()).next();
    return again == 0 ? own : seed_in_series(own, again);
}

// After so many puzzles in a row that were like earlier ones, others are taken not to exist.
inline constexpr std::uint64_t kMostAgain = 1000;

}  // namespace retrace::generate
