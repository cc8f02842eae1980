// The search on a board with any rules, watched: forwards, backwards and from anywhere.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "sudoku/search/cell_branching.hpp"
#include "varied/legal.hpp"

namespace retrace::varied {

// The digits on the board.
struct Placed {
    std::shared_ptr<Laws> laws;
    std::vector<std::uint8_t> digits;

    int blanks() const;
    std::uint8_t& operator[](std::size_t cell) { return digits[cell]; }
};

// As Step and Frame of the board of 81 cells, with room for 625 cells and 25 digits.
struct FilmStep {
    StepKind kind = StepKind::placement;
    Place cell = 0;
    std::uint8_t digit = 0;
    std::uint16_t depth = 0;

    friend constexpr bool operator==(const FilmStep&, const FilmStep&) = default;
};

struct FilmFrame {
    Place cell = 0;
    std::uint8_t digit = 0;
    Digits untried = 0;
};

struct FilmTypes {
    using Grid = Placed;
    using Frame = FilmFrame;
    using Frames = std::vector<FilmFrame>;
    using Step = FilmStep;
};

// Legality by the rules: what each cell may have by them is kept until a cell of one of its rules changes.
class LegalByRules {
  public:
    using Types = FilmTypes;

    explicit LegalByRules(const Placed& givens);

    const Laws& laws() const { return *laws_; }
    int digit_at(Place cell) const { return board_[cell]; }
    Digits candidates(Place cell, Counters& counters) const;

    void list(int, FilmFrame& frame, Counters& counters) const {
        frame.untried = candidates(frame.cell, counters);
    }
    bool next(int, FilmFrame& frame, Counters&) const;
    void place(Place cell, std::uint8_t digit) { change(cell, digit, digit); }
    void take_back(Place cell, std::uint8_t digit) { change(cell, 0, digit); }

  private:
    void change(Place cell, std::uint8_t digit, std::uint8_t toggled);

    std::shared_ptr<Laws> laws_;
    std::vector<std::uint8_t> board_;
    std::vector<Digits> used_;  // in each house
    mutable std::vector<Digits> by_rules_;
    mutable std::vector<std::uint8_t> is_known_;
};

// The orders: row by row, the blank with the fewest candidates, and singles before it.
class RowByRow {
  public:
    static constexpr bool kListsDigits = false;
    explicit RowByRow(const Placed&) {}
    bool select(const LegalByRules& legality, int depth, FilmTypes::Frames& frames,
                Counters& counters) const;
    void leave(int) {}
};

template <bool looks_for_places>
class Fewest {
  public:
    // NOLINTNEXTLINE(bugprone-dynamic-static-initializers): a constant of a template is initialized at compile time
    static constexpr bool kListsDigits = true;
    explicit Fewest(const Placed&) {}
    bool select(const LegalByRules& legality, int depth, FilmTypes::Frames& frames,
                Counters& counters) const;
    void leave(int) {}
};

enum class Order : std::uint8_t { row_major, fewest_candidates, propagation };

class Film {
  public:
    // The rules have no fault, and no houses or rules that the givens break.
    Film(const Rules& rules, Order order);

    // `full`: of a film that has no room for more.
    enum class End : std::uint8_t { open, solution, exhausted, full };

    // Explores at most `budget` steps more. True when the first solution is found, or there is none.
    bool explore(std::uint64_t budget);
    std::uint64_t explored() const { return counters_of(frontier_).steps(); }
    End end() const { return end_; }

    // Takes at most `budget` steps towards a position, which is explored; true when it is there.
    bool seek(std::uint64_t to, std::uint64_t budget);
    std::uint64_t position() const { return counters_of(cursor_).steps(); }
    const Counters& counters() const { return counters_of(cursor_); }
    std::vector<std::uint8_t> board() const;
    // The step to this position; at the start one of no digit.
    const FilmStep& step() const { return step_; }
    // The digits that a cell was refused before the step, from 1 on, up to the one that it placed; at a dead end all of them.
    struct Refused {
        int digit;
        Refusing why;
    };
    // The cell that they are about.
    Place stuck() const { return stuck_; }
    std::vector<Refused> refused() const;

    // The highest depth of each of so many equal parts of what is explored.
    std::vector<int> depths(std::size_t parts) const;

  private:
    template <class Order>
    using Of = retrace::Search<CellBranching<LegalByRules, Order>>;
    using Any = std::variant<Of<RowByRow>, Of<Fewest<false>>, Of<Fewest<true>>>;

    static constexpr std::size_t kMostKept = 512;

    static Any start(const Placed& givens, Order order);
    static const Counters& counters_of(const Any& search);
    template <class Sink>
    static SearchStatus run(Any& search, std::uint64_t budget, Sink&& sink);
    void keep();

    Placed givens_;
    Any frontier_;
    Any cursor_;
    FilmStep step_;
    std::vector<std::uint8_t> before_;  // the board before that step
    Place stuck_ = 0;
    End end_ = End::open;
    // A copy of the search every `spacing_` steps, with the highest depth up to the next.
    struct Kept {
        Any search;
        int depth = 0;
    };
    std::vector<Kept> kept_;
    std::uint64_t spacing_ = 64;
};

}  // namespace retrace::varied
