// Puzzles near a puzzle: the same but for some givens, as many taken away as put in. Setters write {-1+1} and {-2+2}.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/questions/question.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::setting {

using questions::Meter;

inline constexpr int kMostExchanged = 2;

// Finds every one with exactly one solution once. None of the givens that are put in is one that was taken away.
class Neighbours {
  public:
    // `exchanged`: givens taken away and put in, 1 to kMostExchanged. Where the puzzle without them has more than
    // `most_solutions`, its neighbours are passed over and counted in skipped().
    Neighbours(const Grid& puzzle, int exchanged, std::size_t most_solutions);

    // The next one is the one after `last`, which an earlier run gave. False where `last` is no neighbour by as many
    // givens; nothing has changed then. Before the first run.
    bool go_on_after(const Grid& last);

    // Goes on at a position that an earlier run told, or behind the last one that was given where that is further. False
    // where it is none; nothing has changed then. Before the first run.
    bool go_on_at(std::span<const std::size_t> position);
    // The ways that are done, all that they have given and not only found; and those of them that were passed over.
    Position position() const { return {ways_done(), skipped_}; }

    // True when the next one is found, or there is none left; another run goes on to the next.
    bool run(Meter& meter);
    const std::optional<Grid>& answer() const { return found_; }

    // Ways to take givens away: all of them, those looked at, and those passed over.
    std::size_t ways() const { return ways_.size(); }
    std::size_t looked_at() const { return next_way_; }
    std::size_t skipped() const { return skipped_; }
    // How much of the work is done, from 0 to 1, by ways and the cells looked at on the way.
    double share() const;

  private:
    enum class Doing : std::uint8_t { choosing, gathering, pairing };

    std::size_t ways_done() const;
    void begin(const std::vector<Cell>& taken);
    bool gather(Meter& meter);
    void find_singles();
    void find_pairs(Cell first, Meter& meter);
    bool was_taken(Cell cell, Digit digit) const;

    Grid puzzle_;
    std::size_t most_solutions_;
    std::vector<std::vector<Cell>> ways_;
    std::size_t next_way_ = 0;
    std::size_t skipped_ = 0;
    Doing doing_ = Doing::choosing;
    Grid left_;  // the puzzle without the givens taken away
    std::vector<Cell> blanks_;
    std::size_t met_ = 0;  // solutions of left_, so far
    std::array<std::uint32_t, std::size_t{kCells} * 10>
        counts_{};                 // how often each digit stands in each cell
    std::vector<Grid> solutions_;  // of left_, where two givens are put in
    Cell next_cell_ = 0;           // the first of a pair of cells to be looked at
    std::vector<Grid> waiting_;    // found and not given yet, the last one first
    std::optional<Grid> found_;
    std::optional<Grid> last_;  // given by an earlier run, and not met again yet
    engine::BoardSearch search_;
};

}  // namespace retrace::setting
