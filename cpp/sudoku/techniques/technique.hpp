// The table of techniques, and the orders in which they are tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku/techniques/deduction.hpp"
#include "sudoku/techniques/technique_ids.hpp"

namespace retrace::techniques {

// Fills an empty deduction with the first one of a technique, or gives false.
using Find = bool (*)(const Candidates& board, Deduction& found);

// The same where it found nothing before candidates of these cells went, so that there is less to look through.
using FindAfter = bool (*)(const Candidates& board, CellSet changed, Deduction& found);

inline constexpr std::size_t kTechniques = static_cast<std::size_t>(Id::last) + 1;

// The skill that a technique takes; a person chooses the levels that hints may use.
enum class Level : std::uint8_t { beginner, usual, expert };

struct Technique {
    Id id;
    std::string_view name;
    int rating;  // in tenths, the least it gives; 0: not on the classic scale
    Level level;
    int points;             // of a step, as HoDoKu counts them; see docs/techniques.md
    bool needs_uniqueness;  // holds only where the puzzle has one solution
    Find find;              // null: a search of seconds (see nested_search.hpp)
    FindAfter find_after;   // null but for searches that take long and look at few cells at a time
};

// Every technique, by family.
std::span<const Technique> techniques();

const Technique& technique(Id id);

// 1 to 5 of dynamic chains with patterns or nested chains; 0 of all other techniques.
constexpr int nested_level(Id id) {
    if (id < Id::dynamic_chains_plus || id > Id::twice_nested_chains) return 0;
    return static_cast<int>(id) - static_cast<int>(Id::dynamic_chains_plus) + 1;
}

enum class Order : std::uint8_t {
    classic,     // as Sudoku Explainer 1.2.1 tries them: what the rating is from. Frozen.
    teaching,    // as a person would: what is seen at a glance first, names before general chains
    hodoku,      // as HoDoKu 2 tries them
    sudokuwiki,  // as SudokuWiki lists them
};

// One entry of an order. Where it stands for several techniques, `find` says which it found.
struct Finder {
    Find find;
    const Technique* only;  // null: `find` sets technique and rating
    bool needs_uniqueness;
    int level = 0;  // 1 to 5: a search of seconds, in pieces (see NestedSearch); `find` is null
    std::span<const Id> members{};   // the techniques that it finds
    FindAfter find_after = nullptr;  // null: it looks through all again
};
std::span<const Finder> finders(Order order);

// Looks for a deduction, with its technique and rating. The board has blanks, and a solution.
// `changed`: the cells that lost candidates since this entry found nothing; all cells at first.
bool find(const Finder& finder, const Candidates& board, CellSet changed, Deduction& found);

}  // namespace retrace::techniques
