// Making one puzzle as JavaScript asks for it; web/worker/make/make-table.ts has the calls.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoku/generate/generator.hpp"
#include "wasm/make/ordered.hpp"

namespace retrace {

// The page stops a search long before so many tries.
inline constexpr std::uint64_t kNoLimit = std::uint64_t{1} << 60U;

struct MadePuzzle {
    const Grid& puzzle;
    const Grid& solution;
    int rating;
    int first_placement;
    int first_step;
    const techniques::Technique* technique;  // null beyond the scale
};

// Makes the puzzle, then rates it where the order did not need its rating.
class Making {
  public:
    Making(const generate::Order& order, std::uint64_t seed) : generator_(order, seed, kNoLimit) {}

    bool run(std::uint64_t budget);
    const generate::Tries& tries() const { return generator_.tries(); }
    const std::optional<generate::Nearest>& nearest() const { return generator_.nearest(); }
    // Valid once run() returned true.
    MadePuzzle answer() const;

  private:
    generate::Generator generator_;
    std::optional<techniques::Rating> rating_;
    bool is_rated_ = false;
};

// The reason why an order cannot be met.
std::optional<generate::Fault> fault_in(const std::optional<OrderGiven>& order);

// Null where the order cannot be met.
std::unique_ptr<Making> start_making(const std::optional<OrderGiven>& order, std::uint64_t seed,
                                     std::uint64_t number);

}  // namespace retrace
