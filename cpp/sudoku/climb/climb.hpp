// Looks for the puzzle on which a search suffers most, or exactly so much: uphill by small moves.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/climb/measure.hpp"
#include "sudoku/climb/move.hpp"
#include "sudoku/generate/generator.hpp"
#include "sudoku/questions/probe.hpp"

namespace retrace::climb {

// Where the best so far was found: after so many moves.
struct Rise {
    std::uint64_t moves;
    std::uint64_t value;
};

// From a start a move is taken where it does not lead away from the aim; after kPatience moves in a
// row that did, the next start is tried. The same seed, aim and starts take the same way in whatever
// slices. It never ends by itself unless it reaches the number that is wanted.
class Climb {
  public:
    // `starts`: puzzles with one solution, tried one after another, again and again; none: minimal
    // ones are made.
    Climb(const Aim& aim, std::vector<Grid> starts, std::uint64_t seed);

    // Takes about `budget` steps of the search more, or work that takes as long. True when the number
    // wanted is reached.
    bool run(std::uint64_t budget);

    // None before the first start is measured.
    const std::optional<Grid>& best() const { return best_; }
    std::uint64_t best_value() const { return best_value_; }
    std::uint64_t moves() const { return moves_; }
    std::uint64_t starts() const { return started_; }
    // From the first start on.
    const std::vector<Rise>& rises() const { return rises_; }

    static constexpr std::uint64_t kPatience = 1000;

  private:
    enum class Phase : std::uint8_t { starting, moving, solving, proving, measuring, reached };

    // Each is true where it has done its part and chosen the next phase, false at an empty meter.
    bool start(engine::Meter& meter);
    bool move();
    bool solve(engine::Meter& meter);
    bool prove(engine::Meter& meter);
    bool measure(engine::Meter& meter);
    void judge(std::uint64_t value);
    void leave();
    std::uint64_t away(std::uint64_t value) const;

    Aim aim_;
    std::vector<Grid> given_starts_;
    generate::Random random_;
    Phase phase_ = Phase::starting;
    std::unique_ptr<generate::Generator> generator_;
    Grid current_;  // where it stands; it has no value at a start
    std::optional<std::uint64_t> current_value_;
    Grid next_;  // what is looked at
    Grid solution_;
    questions::Probe probe_;
    std::optional<Cost> cost_;
    std::uint64_t in_vain_ = 0;  // moves in a row
    std::uint64_t moves_ = 0;
    std::uint64_t started_ = 0;
    std::optional<Grid> best_;
    std::uint64_t best_value_ = 0;
    std::vector<Rise> rises_;
};

}  // namespace retrace::climb
