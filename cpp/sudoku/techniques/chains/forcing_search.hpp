// Looks for what several suppositions lead to, whichever is true, or for one that contradicts itself.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/techniques/chains/arena.hpp"
#include "sudoku/techniques/chains/closure.hpp"
#include "sudoku/techniques/chains/consequences.hpp"
#include "sudoku/techniques/chains/drawing.hpp"
#include "sudoku/techniques/chains/supposition.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

// Among equally long ones: from both, from a cell, from a house, contradictions.
enum class Rank : std::uint8_t { both, cell, house, contradiction };

// One family of the scale.
struct ForcingKind {
    Reach reach;
    double base;  // rating of the shortest
    bool contradictions;
    bool from_both;  // from a candidate being there and not
    bool from_cells_and_houses;
    std::array<Id, 4> ids;  // by rank

    Id id_of(Rank rank) const { return ids[static_cast<std::size_t>(rank)]; }
};

// The end of a chain: a conclusion of a supposition.
struct ForcingEnd {
    const Supposition* supposition;
    Supposition::Index conclusion;
};

// Several suppositions, and what they show.
struct ForcingFind {
    int length;
    Rank rank;
    std::uint32_t order;   // in which they are found
    std::uint16_t origin;  // the candidate, the cell, or the house and the digit
    bool origin_is_on;     // of a contradiction: what is supposed
    Number target;
    bool is_on;
};

// A search in pieces over a board of its own.
class ForcingSearch {
  public:
    enum class Wanted : std::uint8_t {
        best,  // the shortest
        all,   // the shortest for each effect
    };
    // `memo`: of that board; null: one of its own.
    ForcingSearch(const Candidates& board, const ForcingKind& kind, Wanted wanted,
                  std::optional<Id> only = std::nullopt,
                  std::shared_ptr<NestedMemo> memo = nullptr);
    ForcingSearch(const ForcingSearch&) = delete;  // suppositions point into it
    ForcingSearch& operator=(const ForcingSearch&) = delete;

    // Goes on for some milliseconds. True when all is found.
    bool run();

    // The shortest first; of `best` one at most.
    std::vector<ForcingFind> finds() const;
    std::vector<ForcingEnd> ends(const ForcingFind& find) const;

    const Candidates& board() const { return board_; }
    const ForcingKind& kind() const { return kind_; }
    const LinkGraph& graph() const { return graph_; }
    const std::shared_ptr<NestedMemo>& memo() const { return memo_; }
    // How much of the candidates has been supposed, from 0 to 1.
    double portion() const {
        return graph_.size() == 0 ? 1 : static_cast<double>(next_) / graph_.size();
    }

  private:
    struct Case {
        Number candidate;
        bool is_on;
    };
    struct Cases {
        std::array<Case, 9> list;
        std::size_t count = 0;

        void add(Number candidate, bool is_on) { list[count++] = {candidate, is_on}; }
        std::span<const Case> span() const { return {list.data(), count}; }
    };

    bool suppose(Number number, bool is_on);
    bool draw(Number number, bool is_on);
    const Supposition& supposing(Case one) const {
        return *suppositions_[one.is_on ? 1 : 0][one.candidate];
    }
    Cases cell_cases(Cell cell) const;
    Cases house_cases(std::uint8_t house, Digit digit) const;

    void try_cell(Cell cell);
    void try_houses(Cell cell, Digit digit);
    void try_contradiction(Number candidate, bool is_on);
    void try_common(const Cases& cases, Rank rank, std::uint16_t origin);
    const std::uint64_t* consequences(Case one, bool follows_on) const;
    bool may_share(const Cases& cases) const;
    // `find` without a length: the target follows in all cases.
    void try_target(const Cases& cases, ForcingFind find);
    // `find` without the length of chains nested in it, and without an order.
    void offer(ForcingFind find, std::span<const ForcingEnd> ends);

    std::optional<std::size_t> slot_of(Number target, bool is_on) const;
    bool is_better(std::size_t slot, int length, Rank rank) const;
    bool wants(Rank rank) const { return !only_ || *only_ == kind_.id_of(rank); }
    int nested_length(std::span<const ForcingEnd> ends) const;

    Candidates board_;
    const ForcingKind& kind_;
    Wanted wanted_;
    std::optional<Id> only_;
    std::shared_ptr<NestedMemo> memo_;
    LinkGraph graph_;
    Drawing drawing_;
    bool is_drawing_ = false;
    // Without patterns and nested chains one of these tells which suppositions must be drawn: where nothing else counts,
    // and where it does.
    std::optional<Closure> closure_;
    std::optional<Consequences> consequences_;
    int piece_ = 0;  // how many suppositions more
    Arena arena_;    // of the suppositions
    // First those of candidates not being there, then of candidates being there; none where no chain needs it (yet).
    std::array<std::vector<std::optional<Supposition>>, 2> suppositions_;
    Number next_ = 0;  // candidate to suppose
    bool next_is_on_ = true;
    Cell next_cell_ = 0;  // to try once all are supposed
    std::uint32_t offered_ = 0;
    std::vector<std::optional<ForcingFind>> best_;  // by slot
};

}  // namespace retrace::techniques
