// The way through a puzzle by techniques, a step at a time, and the rating that comes of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/techniques/chains/nested_search.hpp"
#include "sudoku/techniques/repertoire.hpp"
#include "sudoku/techniques/workers.hpp"

namespace retrace::techniques {

// How many solutions the givens have; some techniques need exactly one.
enum class Standing : std::uint8_t { contradiction, no_solution, unique, several };

// Asks the fast engine, independently of all techniques.
Standing standing_of(const Grid& givens);

enum class PathState : std::uint8_t {
    running,  // the budget is used up
    found,    // deduction() is the next step, already on the board
    solved,
    stuck,         // no technique says more
    needs_nested,  // chains with patterns or nested chains come next, and the path has been given none
};

// The points of a digit that is found by trying, where no technique goes on.
inline constexpr int kPointsOfTrying = 10'000;

// A value: a copy goes on by itself.
class Path {
  public:
    // Givens with a solution. Techniques that need uniqueness are tried only where it is proven. Then the solution
    // also tells which chains cannot lead anywhere; the steps are the same without. Null for `begin`: see needs_nested.
    Path(const Grid& givens, Order order, bool is_unique, BeginNested begin = begin_nested);

    // The same from a board whose candidates somebody has crossed out by hand.
    Path(const Candidates& board, Order order, bool is_unique, BeginNested begin = begin_nested);

    // The same by these techniques alone.
    Path(const Candidates& board, const Repertoire& repertoire, bool is_unique,
         BeginNested begin = begin_nested);

    // From now on, nested chains are found with what they rest on.
    void tell_inner() { tells_inner_ = true; }

    // From now on, these help with long searches. They outlast the path and its copies; the steps are the same without.
    void work_with(Workers& workers) { workers_ = &workers; }

    // Tries at most `budget` searches more, or pieces of a long one; each takes some milliseconds. After
    // `found`, the next call goes on with the step after it.
    PathState run(std::uint64_t budget);

    // After `running`: what the long search is for that is at work or comes next, and how far it is, from 0 to 1; null:
    // there is none.
    const Technique* at_work() const;
    double portion() const { return search_ ? search_->portion() : 0; }
    const std::shared_ptr<NestedSearch>& long_search() const { return search_; }

    const Deduction& deduction() const { return found_; }
    const Candidates& board() const { return board_; }

    // The sum of the points of the steps so far. At the end of a path in HoDoKu's order it is the score as HoDoKu counts,
    // whose own solver finds other patterns now and then.
    int points() const { return points_ + (next_ == finders_.size() ? kPointsOfTrying : 0); }

  private:
    Path(const Candidates& board, std::span<const Finder> order, bool is_unique, BeginNested begin);
    bool run_nested(int level);

    Candidates board_;
    std::shared_ptr<const std::vector<Finder>> own_;  // where the order is not a whole one
    std::span<const Finder> finders_;
    std::size_t next_ = 0;
    std::vector<CellSet> changed_;  // by entry: since it found nothing
    // The long search at work. Copies of the path share it, and any of them may go on with it.
    std::shared_ptr<NestedSearch> search_;
    std::shared_ptr<NestedMemo> memo_;  // of the latest long searches
    bool memo_is_of_board_ = false;     // on this very board
    BeginNested begin_;
    bool is_unique_;
    bool tells_inner_ = false;
    Workers* workers_ = nullptr;
    int points_ = 0;
    Deduction found_;
};

// Three ratings in tenths on the classic scale; kBeyond is its end: where no technique goes on, or hardly any puzzle.
struct Ratings {
    int hardest = 0;                       // ER: of the hardest step
    int first_placement = 0;               // EP: of the hardest step up to the first placement
    int first_step = 0;                    // ED: of the first step
    const Technique* technique = nullptr;  // of the hardest step; null where none goes on
};
inline constexpr int kBeyond = 120;

// Rates a puzzle with one solution, in pieces. A value.
class Rating {
  public:
    explicit Rating(const Grid& givens, BeginNested begin = begin_nested)
        : Rating(Candidates(givens), begin) {}

    // The same of a Sukaku, whose candidates are its puzzle.
    explicit Rating(const Candidates& board, BeginNested begin = begin_nested)
        : path_(board, Order::classic, true, begin) {}

    // As Path::work_with.
    void work_with(Workers& workers) { path_.work_with(workers); }

    // As Path::run. True when the ratings are there, or the path needs what it has not been given.
    bool run(std::uint64_t budget);
    bool needs_nested() const { return needs_nested_; }

    const Ratings& ratings() const { return ratings_; }

    // Before the end: the hardest step is at least so hard, in tenths.
    int at_least() const;
    const Path& path() const { return path_; }

  private:
    void count_step();
    void end_beyond();

    Path path_;
    Ratings ratings_;
    bool needs_nested_ = false;
};

}  // namespace retrace::techniques
