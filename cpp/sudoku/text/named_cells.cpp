// Gathers the cells below a value, and counts them from 0 or from 1 as all of them allow.
#include "sudoku/text/named_parts.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace retrace::text {
namespace {

constexpr std::size_t kLeast = 4;
// Any object may have a number and a value.
constexpr std::size_t kLeastIndexed = 17;

struct NamedCell {
    NamedPlace place;
    CellFacts facts;
};

// The facts that stand around a cell and hold for it.
struct Around {
    std::optional<int> row{};
    std::optional<bool> is_given{};
};

class NamedCells {
  public:
    void gather(const Json& value, Around around) {
        if (is_wrong_ || cells_.size() > kCells) return;
        if (value.is(Json::Kind::object)) {
            if (take_cell(value, around)) return;
            const auto row = place_of(value).row;
            if (row) around.row = row;
        }
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            Around within = around;
            if (!value.keys.empty()) {
                if (is_solution_key(value.keys[i])) continue;
                const auto is_given = says_givens(value.keys[i]);
                if (is_given) within.is_given = is_given;
            }
            gather(value.items[i], within);
        }
    }

    std::optional<Board> board() const {
        if (is_wrong_ || cells_.size() < kLeast || cells_.size() > kCells) return std::nullopt;
        const bool by_index = !cells_.front().place.row;
        if (by_index && cells_.size() < kLeastIndexed) return std::nullopt;
        const auto base = by_index ? base_of_indices() : base_of_places();
        if (!base) return std::nullopt;
        const bool names_givens = std::any_of(cells_.begin(), cells_.end(), [](const auto& each) {
            return each.facts.is_given.value_or(false);
        });
        Board board;
        std::array<bool, kCells> taken{};
        for (const NamedCell& each : cells_) {
            if (by_index != !each.place.row) return std::nullopt;
            const auto cell = cell_of(each.place, *base);
            if (!cell || taken[*cell]) return std::nullopt;
            taken[*cell] = true;
            place_facts(board, *cell, each.facts, names_givens);
        }
        if (board.digits.blanks() == kCells && !board.has_notes()) return std::nullopt;
        return board;
    }

  private:
    bool take_cell(const Json& object, const Around& around) {
        NamedPlace place = place_of(object);
        CellFacts facts = facts_of(object);
        if (!place.row && around.row && (place.column || place.index)) {
            place.row = around.row;
            if (!place.column) place.column = place.index;
            place.index.reset();
        }
        const bool has_place = (place.row && place.column) || (!place.row && place.index);
        if (!has_place || (!facts.tells_digit && place.index)) return false;
        const bool has_cells =
            std::any_of(object.items.begin(), object.items.end(), [](const Json& item) {
                return !item.items.empty() && item.items.front().is(Json::Kind::object);
            });
        if (has_cells && !facts.tells_digit) return false;
        if (!facts.is_given) facts.is_given = around.is_given;
        is_wrong_ |= facts.is_wrong;
        cells_.push_back({place, facts});
        return true;
    }

    // Nothing where neither 0 nor 1 can be the first number.
    std::optional<int> base_of_places() const {
        bool has_zero = false;
        bool has_nine = false;
        bool prefers_zero = false;
        for (const auto& [place, facts] : cells_) {
            if (!place.is_counted) continue;
            has_zero |= place.row == 0 || place.column == 0;
            has_nine |= place.row == 9 || place.column == 9;
            prefers_zero |= place.prefers_zero;
        }
        if (has_zero && has_nine) return std::nullopt;
        return has_zero || (prefers_zero && !has_nine) ? 0 : 1;
    }

    std::optional<int> base_of_indices() const {
        const auto has = [this](int index) {
            return std::any_of(cells_.begin(), cells_.end(),
                               [index](const auto& each) { return each.place.index == index; });
        };
        if (has(0) && has(kCells)) return std::nullopt;
        return has(kCells) ? 1 : 0;
    }

    static std::optional<Cell> cell_of(const NamedPlace& place, int base) {
        if (!place.row) {
            const int index = place.index.value_or(-1) - base;
            if (index < 0 || index >= kCells) return std::nullopt;
            return static_cast<Cell>(index);
        }
        const int first = place.is_counted ? base : 1;
        const int row = *place.row - first;
        const int column = place.column.value_or(-1) - first;
        if (row < 0 || row > 8 || column < 0 || column > 8) return std::nullopt;
        return cell_at(row, column);
    }

    std::vector<NamedCell> cells_{};
    bool is_wrong_ = false;
};

}  // namespace

void place_facts(Board& board, Cell cell, const CellFacts& facts, bool names_givens) {
    board.digits[cell] = facts.digit;
    if (facts.is_given.value_or(!names_givens)) board.givens[cell] = facts.digit;
    if (facts.digit != 0) return;
    board.marks.corner[cell] = facts.corner;
    board.marks.centre[cell] = facts.centre;
}

std::optional<Board> read_named_cells(const Json& value) {
    NamedCells cells;
    cells.gather(value, {});
    return cells.board();
}

}  // namespace retrace::text
