// The puzzles with few givens that a completed grid holds: setters ask for its 17s.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/questions/probe.hpp"
#include "sudoku/questions/question.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::setting {

using questions::Meter;

// One more given takes some seven times as long.
inline constexpr int kMostFewGivens = 20;

// Finds, once each, the minimal puzzles that have this solution and at most `most` givens. The givens of a puzzle meet every
// unavoidable set, so the search takes one given after another from a set that is not met yet.
class FewGivens {
  public:
    // `open`: the cells in which givens may be.
    FewGivens(const Grid& solution, CellSet open, int most);

    // Continues an earlier search at its position; to be called before the first run. False, with nothing changed, where
    // this search has no such position.
    bool go_on_at(std::span<const std::size_t> position);

    // True when the next puzzle is found or none is left; another run looks for the one after it.
    bool run(Meter& meter);
    const std::optional<Grid>& answer() const { return found_; }

    // The number of the next choice at each level.
    Position position() const;
    // A rough share of the work that is done, from 0 to 1.
    double share() const;

  private:
    struct Level {
        std::vector<CellSet> unmet;  // the cells of them in which a given may be
        CellSet givens;
        CellSet closed;             // cells in which no further given may be
        std::vector<Cell> choices;  // of one set
        std::size_t next = 0;       // of them
    };

    int left_at(const Level& level) const;
    bool enter(Level level);
    bool narrow(Level& level, std::size_t left) const;
    bool choose(Level& level) const;
    void take(Meter& meter);
    void finish(std::span<const CellSet> unmet, CellSet givens, CellSet closed, int left);
    CellSet learned_unmet(CellSet givens);
    bool has_another(CellSet givens);
    void keep(CellSet givens);

    Grid solution_;
    int most_;
    std::vector<Level> levels_;
    std::vector<Grid> waiting_;  // found and not given yet
    std::optional<Grid> found_;
    std::vector<CellSet> learned_;  // the ones of use before others
    std::uint64_t tests_ = 0;       // of puzzles for another solution, since they were spent
    questions::Probe probe_;
    questions::Redundancy redundancy_;
};

}  // namespace retrace::setting
