// The setter's bench as JavaScript asks for it; web/worker/make/setting-table.ts has the calls.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#include "sudoku/isomorphs/bands.hpp"
#include "sudoku/isomorphs/least_form.hpp"
#include "sudoku/questions/question.hpp"
#include "sudoku/setting/backdoors.hpp"
#include "sudoku/setting/few_givens.hpp"
#include "sudoku/setting/minimals.hpp"
#include "sudoku/setting/neighbours.hpp"

namespace retrace {

// Minimal puzzles by chance, each once.
class DrawnMinimals {
  public:
    DrawnMinimals(const Grid& puzzle, std::uint64_t seed) : puzzle_(puzzle), seed_(seed) {}

    // True when the next one is found, or chance brings up no new one for long.
    bool run(std::uint64_t budget);
    const std::optional<Grid>& answer() const { return found_; }

  private:
    Grid puzzle_;
    std::uint64_t seed_;
    std::uint64_t drawn_ = 0;
    std::uint64_t in_vain_ = 0;
    std::unordered_set<std::string> met_;
    std::optional<Grid> found_;
};

// A search of the setter's bench: it finds one puzzle after another, each a line of 81. A backdoor is its digits alone.
class SetterSearch {
  public:
    using Minimals = questions::Question<setting::Minimals>;
    using Neighbours = questions::Question<setting::Neighbours>;
    using FewGivens = questions::Question<setting::FewGivens>;
    using Search = std::variant<Minimals, DrawnMinimals, Neighbours, setting::Backdoors, FewGivens>;

    SetterSearch(Search search, std::uint64_t limit) : search_(std::move(search)), limit_(limit) {}

    // True when so many as wanted are found, or there are no more.
    bool run(std::uint64_t budget);
    std::uint64_t found() const { return found_; }
    // Whether there are no more.
    bool is_complete() const { return is_complete_; }
    // How much of the whole is done, from 0 to 1; 0 where nobody knows.
    double share() const;
    // The puzzles that were found since the last call.
    std::string take_lines() { return std::exchange(lines_, {}); }
    // A text with which the same search goes on behind the puzzles that were found; empty where it has none.
    std::string position() const;

  private:
    Search search_;
    std::uint64_t limit_;
    std::uint64_t found_ = 0;
    bool is_complete_ = false;
    std::string lines_;
    std::string last_;
    std::size_t ways_at_last_ = 0;  // of neighbours, done when the last one was found
};

// Takes any grid.
isomorphs::LeastForm least_form_of(std::string_view puzzle);
// The kinds of the bands and stacks of its solution, from 1 to 416; nothing where it has not one.
std::vector<int> bands_of(std::string_view puzzle);
// The least form of each line of 81, a line each.
std::string least_forms(std::string_view lines);

// The searches below are null where the puzzle has not one solution, or another parameter makes no sense. `from`: the
// position of an earlier search for the same; empty for the start.
std::unique_ptr<SetterSearch> start_minimals(std::string_view puzzle, std::uint64_t limit,
                                             std::string_view from);
std::unique_ptr<SetterSearch> start_drawn_minimals(std::string_view puzzle, std::uint64_t limit,
                                                   std::uint64_t seed);
// `exchanged`: see setting::exchange_in.
std::unique_ptr<SetterSearch> start_neighbours(std::string_view puzzle, std::uint64_t limit,
                                               std::string_view exchanged, std::string_view from);
// `also`: the name of a technique beside singles; empty for none. `most`: the largest size that is tried.
std::unique_ptr<SetterSearch> start_backdoors(std::string_view puzzle, std::uint64_t limit,
                                              std::string_view also, int most,
                                              std::string_view from);
// `most`: givens of the puzzles that its solution holds, 17 to 20.
std::unique_ptr<SetterSearch> start_seventeens(std::string_view puzzle, std::uint64_t limit,
                                               int most, std::string_view from);

}  // namespace retrace
