// Forcing chains from several suppositions: whichever is true they lead to the same, or one of them
// contradicts itself. Nishio, cell and region forcing chains, and the dynamic ones.
#include <array>
#include <bit>
#include <optional>
#include <tuple>
#include <vector>

#include "sudoku/techniques/chains/length.hpp"
#include "sudoku/techniques/chains/supposition.hpp"
#include "sudoku/techniques/families.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

// One family of the scale.
struct Kind {
    Reach reach;
    double base;  // rating of the shortest
    bool contradictions;
    bool from_both;  // from a candidate being there and not
    bool from_cells_and_houses;
    std::array<Id, 4> ids;  // of a contradiction, from both, from a cell, from a house
};

constexpr Kind kNishio{{Links::houses, true},
                       7.5,
                       true,
                       false,
                       false,
                       {Id::nishio, Id::nishio, Id::nishio, Id::nishio}};
constexpr Kind kStatic{{Links::all, false},
                       8.0,
                       false,
                       false,
                       true,
                       {Id::cell_forcing, Id::cell_forcing, Id::cell_forcing, Id::house_forcing}};
constexpr Kind kDynamic{
    {Links::all, true},
    8.5,
    true,
    true,
    true,
    {Id::dynamic_contradiction, Id::dynamic_double, Id::dynamic_cell, Id::dynamic_house}};

// Among equally long ones: from both, from a cell, from a house, contradictions.
enum class Rank : std::uint8_t { both, cell, house, contradiction };

struct End {
    const Supposition* supposition;
    Supposition::Index conclusion;
};

struct Find {
    int length = 0;
    Rank rank = Rank::both;
    std::vector<End> ends;
    Candidate result;
    bool is_on = false;
    std::optional<Cell> cell;           // where the suppositions are
    std::optional<std::uint8_t> house;  // or the house
};

class ForcingSearch {
  public:
    ForcingSearch(const Candidates& board, const Kind& kind, std::optional<Id> wanted)
        : board_(board), kind_(kind), wanted_(wanted), graph_(board) {
        for (auto& side : suppositions_) side.resize(graph_.size());
        const bool draws_all = kind_.from_cells_and_houses;
        for (Number i = 0; i < graph_.size(); ++i) {
            const Candidate candidate = graph_.candidate(i);
            if (draws_all || board.may_be_refuted(candidate)) {
                suppositions_[1][i].emplace(board_, graph_, kind_.reach, i, true);
            }
            if (kind_.contradictions && (kind_.from_both || board.may_be_proven(candidate))) {
                suppositions_[0][i].emplace(board_, graph_, kind_.reach, i, false);
            }
        }
    }

    bool run(Deduction& found) {
        for (Cell cell = 0; cell < kCells; ++cell) try_cell(cell);
        if (!best_) return false;
        show(*best_, found);
        return true;
    }

  private:
    const Supposition& supposing(Number candidate, bool is_on) const {
        return *suppositions_[is_on ? 1 : 0][candidate];
    }

    bool wants(Rank rank) const { return !wanted_ || *wanted_ == id_of(rank); }
    Id id_of(Rank rank) const {
        return kind_.ids[rank == Rank::contradiction ? 0
                         : rank == Rank::both        ? 1
                         : rank == Rank::cell        ? 2
                                                     : 3];
    }
    bool is_better(int length, Rank rank) const {
        return !best_ || std::tie(length, rank) < std::tie(best_->length, best_->rank);
    }

    void try_cell(Cell cell) {
        const DigitSet digits = board_.of(cell);
        const int count = size_of(digits);
        if (count < (kind_.reach.dynamic ? 2 : 3)) return;
        std::vector<Number> numbers;
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Number number = graph_.number(cell, smallest(left));
            numbers.push_back(number);
            if (kind_.contradictions) {
                try_contradiction(number, true);
                try_contradiction(number, false);
            }
            if (kind_.from_both && count > 2) {
                const std::array cases{&supposing(number, true), &supposing(number, false)};
                try_common(cases, Rank::both, std::nullopt, std::nullopt);
            }
            if (kind_.from_cells_and_houses) try_houses(cell, smallest(left));
        }
        if (!kind_.from_cells_and_houses) return;
        std::vector<const Supposition*> cases;
        cases.reserve(numbers.size());
        for (const Number number : numbers) cases.push_back(&supposing(number, true));
        try_common(cases, Rank::cell, cell, std::nullopt);
    }

    // Each house once: from the digit's first cell in it.
    void try_houses(Cell cell, Digit digit) {
        for (const HouseKind kind : kHouseOrder) {
            const std::uint8_t house = house_of(kind, cell);
            const Positions positions = board_.positions(house, digit);
            if (count_bits(positions) < 2 ||
                std::countr_zero(positions) != position_in(house, cell)) {
                continue;
            }
            std::vector<const Supposition*> cases;
            for (unsigned left = positions; left != 0; left &= left - 1) {
                const Cell position =
                    kHouseCells[house][static_cast<std::size_t>(std::countr_zero(left))];
                cases.push_back(&supposing(graph_.number(position, digit), true));
            }
            try_common(cases, Rank::house, std::nullopt, house);
        }
    }

    void try_contradiction(Number candidate, bool is_on) {
        const auto& drawn = suppositions_[is_on ? 1 : 0][candidate];
        if (!drawn || !drawn->contradiction() || !wants(Rank::contradiction)) return;
        const Supposition& supposition = *drawn;
        const auto& ends = supposition.contradiction();
        const int length =
            supposition.size_of_chain((*ends)[0]) + supposition.size_of_chain((*ends)[1]);
        if (!is_better(length, Rank::contradiction)) return;
        best_ = Find{length,
                     Rank::contradiction,
                     {{&supposition, (*ends)[0]}, {&supposition, (*ends)[1]}},
                     graph_.candidate(candidate),
                     !is_on,
                     std::nullopt,
                     std::nullopt};
    }

    // Conclusions that follow in every case, placements first.
    void try_common(std::span<const Supposition* const> cases, Rank rank, std::optional<Cell> cell,
                    std::optional<std::uint8_t> house) {
        if (!wants(rank)) return;
        for (const bool is_on : {true, false}) {
            for (const Supposition::Index index : cases.front()->drawn(is_on)) {
                int length = cases.front()->size_of_chain(index);
                const Number target = cases.front()->conclusion(index).candidate;
                bool is_common = true;
                for (const Supposition* each : cases.subspan(1)) {
                    const auto other = each->find(target, is_on);
                    is_common = other && is_better(length, rank);
                    if (!is_common) break;
                    length += each->size_of_chain(*other);
                }
                if (!is_common || !is_better(length, rank)) continue;
                best_ = Find{length, rank, {}, graph_.candidate(target), is_on, cell, house};
                for (const Supposition* each : cases) {
                    best_->ends.push_back({each, *each->find(target, is_on)});
                }
            }
        }
    }

    void show(const Find& find, Deduction& found) const {
        found.technique = &technique(id_of(find.rank));
        found.rating = in_tenths(chain_rating(kind_.base, find.length));
        if (find.is_on) {
            found.placement = find.result;
        } else {
            found.eliminations.push_back(find.result);
        }
        if (find.cell) found.evidence.cells.push_back({*find.cell, Role::source});
        if (find.house) found.evidence.houses.push_back(*find.house);
        for (std::size_t i = 0; i < find.ends.size(); ++i) {
            show_chain(find.ends[i], static_cast<std::uint8_t>(i), found);
        }
    }

    void show_chain(const End& end, std::uint8_t number, Deduction& found) const {
        for (const Supposition::Index index : end.supposition->chain(end.conclusion)) {
            const Conclusion& to = end.supposition->conclusion(index);
            const Candidate candidate = graph_.candidate(to.candidate);
            found.evidence.digits |= set_of(candidate.digit);
            const Role role = to.causes == 0 ? Role::source : to.is_on ? Role::on : Role::off;
            found.evidence.candidates.push_back({candidate, role});
            for (const Supposition::Index cause : end.supposition->causes(to)) {
                const Conclusion& from = end.supposition->conclusion(cause);
                found.evidence.links.push_back(
                    {graph_.candidate(from.candidate), candidate, from.is_on, to.is_on, number});
            }
        }
    }

    const Candidates& board_;
    const Kind& kind_;
    std::optional<Id> wanted_;
    LinkGraph graph_;
    // Not there, there; none where nobody needs it.
    std::array<std::vector<std::optional<Supposition>>, 2> suppositions_;
    std::optional<Find> best_;
};

template <const Kind& kind, Id wanted>
bool find_only(const Candidates& board, Deduction& found) {
    return ForcingSearch(board, kind, wanted).run(found);
}

}  // namespace

bool find_nishio(const Candidates& board, Deduction& found) {
    return ForcingSearch(board, kNishio, std::nullopt).run(found);
}
bool find_multiple_forcing(const Candidates& board, Deduction& found) {
    return ForcingSearch(board, kStatic, std::nullopt).run(found);
}
bool find_dynamic_forcing(const Candidates& board, Deduction& found) {
    return ForcingSearch(board, kDynamic, std::nullopt).run(found);
}
bool find_cell_forcing(const Candidates& board, Deduction& found) {
    return find_only<kStatic, Id::cell_forcing>(board, found);
}
bool find_house_forcing(const Candidates& board, Deduction& found) {
    return find_only<kStatic, Id::house_forcing>(board, found);
}
bool find_dynamic_contradiction(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_contradiction>(board, found);
}
bool find_dynamic_double(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_double>(board, found);
}
bool find_dynamic_cell(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_cell>(board, found);
}
bool find_dynamic_house(const Candidates& board, Deduction& found) {
    return find_only<kDynamic, Id::dynamic_house>(board, found);
}

}  // namespace retrace::techniques
