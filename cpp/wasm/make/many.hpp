// Making many puzzles, and the worst puzzle for a strategy, as JavaScript asks for them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/climb/climb.hpp"
#include "wasm/make/ordered.hpp"

namespace retrace {

// A batch of a series, a line for each puzzle, with the hash of its class form in hexadecimal.
class Batch {
  public:
    struct Stretch {
        std::uint64_t seed;
        std::uint64_t first;
        std::uint64_t count;
        std::uint64_t again;
    };
    Batch(const generate::Order& order, const Stretch& stretch);

    bool run(std::uint64_t budget);
    std::uint64_t made() const { return made_; }
    // The tries for the current puzzle.
    generate::Tries tries() const;
    const std::string& lines() const { return lines_; }

  private:
    void write(const Grid& puzzle, const Grid& solution);
    std::uint64_t seed_of_next() const;

    Stretch stretch_;
    std::uint64_t made_ = 0;
    generate::Generator generator_;
    std::string lines_;
};

class Climbing {
  public:
    Climbing(const climb::Aim& aim, std::vector<Grid> starts, std::uint64_t seed)
        : climb_(aim, std::move(starts), seed) {}

    bool run(std::uint64_t budget) { return climb_.run(budget); }
    const climb::Climb& answer() const { return climb_; }

  private:
    climb::Climb climb_;
};

// Null where the order cannot be met.
std::unique_ptr<Batch> start_batch(const std::optional<OrderGiven>& order, std::uint64_t seed,
                                   std::uint64_t first, std::uint64_t count, std::uint64_t again);

// `wanted`: 0 for the most that can be found; `start`: empty to start from puzzles that are made. Null where
// the start has not one solution, or the strategy cannot be climbed for.
std::unique_ptr<Climbing> start_climbing(std::string_view strategy, std::string_view measure,
                                         double wanted, std::string_view start, std::uint64_t seed);

// The cells of a symmetry, orbit by orbit.
std::vector<generate::Orbit> orbits_of(std::string_view symmetry);

int generator_version();

}  // namespace retrace
