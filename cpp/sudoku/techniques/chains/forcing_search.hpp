// Looks for what several suppositions lead to, whichever is true, or for one that contradicts itself.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/techniques/chains/closure.hpp"
#include "sudoku/techniques/chains/consequences.hpp"
#include "sudoku/techniques/chains/suppositions.hpp"
#include "sudoku/techniques/technique.hpp"
#include "sudoku/techniques/workers.hpp"

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
    // `memo`: of that board; null: none. `workers`: draw the suppositions of level 1 and above; null: the thread
    // that runs the search does. The finds are the same.
    ForcingSearch(const Candidates& board, const ForcingKind& kind, Wanted wanted,
                  std::optional<Id> only = std::nullopt, std::shared_ptr<NestedMemo> memo = nullptr,
                  Workers* workers = nullptr);
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
    // At level 1 and above: how much has been supposed, from 0 to 1.
    double portion() const { return suppositions_.portion(); }
    Suppositions& suppositions() { return suppositions_; }

  private:
    struct Cases {
        std::array<Case, 9> list;
        std::size_t count = 0;

        void add(Number candidate, bool is_on) { list[count++] = {candidate, is_on}; }
        std::span<const Case> span() const { return {list.data(), count}; }
    };

    bool is_needed(Case one) const;
    void note_all();
    bool draw_pieces();
    bool follow_links();
    const Supposition& supposing(Case one) const { return *suppositions_.find(one); }
    Cases cell_cases(Cell cell) const;
    Cases house_cases(std::uint8_t house, Digit digit) const;

    // A cell with fewer candidates is not tried: two without branches are for other searches.
    int least_count() const { return kind_.reach.dynamic ? 2 : 3; }
    void try_contradictions();
    void try_cell(Cell cell);
    void try_houses(Cell cell, Digit digit);
    void try_contradiction(Number candidate, bool is_on);
    void try_common(const Cases& cases, Rank rank, std::uint16_t origin);
    const std::uint64_t* consequences(Case one, bool follows_on) const;
    bool may_improve(const Cases& cases, Rank rank) const;
    int least_length(Case from, Number target, bool is_on) const;
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
    Workers* workers_;
    LinkGraph graph_;
    // Without patterns and nested chains one of these tells which suppositions must be drawn: where nothing else counts,
    // and where it does.
    std::optional<Closure> closure_;
    std::optional<Consequences> consequences_;
    Suppositions suppositions_;  // those that a chain needs (so far)
    int piece_ = 0;              // how many suppositions more
    Number next_ = 0;            // candidate whose links are to be followed
    Cell next_cell_ = 0;         // to try once all are supposed
    std::uint32_t offered_ = 0;
    std::vector<std::optional<ForcingFind>> best_;  // by slot
};

}  // namespace retrace::techniques
