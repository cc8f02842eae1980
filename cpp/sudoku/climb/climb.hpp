// Looks for the puzzle on which a search takes longest, or exactly so long: hill climbing by small moves.
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

// A new best value, with the number of moves before it.
struct Rise {
    std::uint64_t moves;
    std::uint64_t value;
};

// Climbs from a start: a move is taken unless it leads away from the aim; after kPatience moves in a row
// that do, the next start is tried. The same seed, aim and starts give the same moves for all slices. Only
// reaching a wanted number ends a climb.
class Climb {
  public:
    // `starts`: puzzles with one solution, tried in turn, again and again; empty: minimal puzzles are made
    // as starts.
    Climb(const Aim& aim, std::vector<Grid> starts, std::uint64_t seed);

    // Takes about `budget` steps of the search more, or other work for the same time. True when the wanted
    // number is reached.
    bool run(std::uint64_t budget);

    // Empty before the first start is measured.
    const std::optional<Grid>& best() const { return best_; }
    std::uint64_t best_value() const { return best_value_; }
    std::uint64_t moves() const { return moves_; }
    std::uint64_t starts() const { return started_; }
    // All new best values, from the first start on.
    const std::vector<Rise>& rises() const { return rises_; }

    static constexpr std::uint64_t kPatience = 1000;

  private:
    enum class Phase : std::uint8_t { starting, moving, solving, proving, measuring, reached };

    // Each returns true after its part, with the next phase chosen, and false at an empty meter.
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
    Grid current_;  // the current puzzle; it has no value at a start
    std::optional<std::uint64_t> current_value_;
    Grid next_;  // the puzzle that the move makes
    Grid solution_;
    questions::Probe probe_;
    std::optional<Cost> cost_;
    std::uint64_t in_vain_ = 0;  // moves in a row that were not taken
    std::uint64_t moves_ = 0;
    std::uint64_t started_ = 0;
    std::optional<Grid> best_;
    std::uint64_t best_value_ = 0;
    std::vector<Rise> rises_;
};

}  // namespace retrace::climb
