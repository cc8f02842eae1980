// Puzzles near a puzzle: the same but for some givens taken away and some put in. Setters write {-1+1}, {-2+2} and {-2+1}.
#pragma once

#include <bitset>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/questions/question.hpp"
#include "sudoku/setting/position.hpp"

namespace retrace::setting {

using questions::Meter;

inline constexpr int kMostExchanged = 4;

// Givens taken away and put in, each 0 to kMostExchanged, and not both 0.
struct Exchange {
    int taken = 1;
    int put_in = 1;
};

// Reads "2" and "3+2": as many taken away as put in, or three taken away and two put in.
std::optional<Exchange> exchange_in(std::string_view text);

// Finds every one with exactly one solution once. None of the givens that are put in is one that was taken away.
class Neighbours {
  public:
    Neighbours(const Grid& puzzle, Exchange exchange);

    // The next one is the one after `last`, which an earlier run gave. False where `last` is no neighbour by as many
    // givens; nothing has changed then. Before the first run.
    bool go_on_after(const Grid& last);

    // Goes on at a position that an earlier run told, or behind the last one that was given where that is further. False
    // where it is none; nothing has changed then. Before the first run.
    bool go_on_at(std::span<const std::size_t> position);
    // The ways that are done, all that they have given and not only found.
    Position position() const { return {next_way_}; }

    // True when the next one is found, or there is none left; another run goes on to the next.
    bool run(Meter& meter);
    const std::optional<Grid>& answer() const { return found_; }

    // Ways to take givens away.
    std::size_t ways() const { return ways_; }
    // How much of the work is done, from 0 to 1, by ways and the first new givens looked at on the way.
    double share() const;

  private:
    // New given n is digit n % 9 + 1 in cell n / 9.
    static constexpr int kNewGivens = kCells * 9;
    static constexpr int kNoFirst = -1;
    using NewGivens = std::bitset<kNewGivens>;
    // The new givens that are in a solution, and in more than one, beside one first new given or none.
    struct Beside {
        NewGivens once;
        NewGivens twice;
    };

    void begin_way();
    void begin_round();
    void work(Meter& meter);
    bool probe(Meter& meter);
    void find_beside();
    void mark(const Grid& solution);
    Grid with(int given) const;
    Beside& beside(int first) { return beside_[static_cast<std::size_t>(first + 1)]; }
    bool fits(int given) const;
    bool is_first(int given);
    int start_beside() const;
    bool fill_prefix(std::size_t from);
    bool advance_prefix();

    Grid puzzle_;
    Exchange exchange_;
    std::vector<Cell> givens_;
    std::size_t ways_;
    std::size_t next_way_ = 0;
    bool is_in_way_ = false;
    Grid left_;                   // the puzzle without the givens taken away
    std::vector<int> prefix_;     // the new givens before the last two
    Grid base_;                   // left_ with them
    std::vector<Beside> beside_;  // of kNoFirst and of each first new given
    std::set<Grid> met_;          // solutions of base_ that are marked
    int first_ = kNoFirst;        // at work, and the new given beside it
    int given_ = 0;
    bool is_probing_ = false;
    int met_here_ = 0;           // solutions with both
    std::vector<Grid> waiting_;  // found and not given yet, the last one first
    std::optional<Grid> found_;
    std::optional<Grid> last_;  // given by an earlier run, and not met again yet
    engine::BoardSearch search_;
};

}  // namespace retrace::setting
