// The board that a reader writes rules on. A rule that is not known is left out and told; one that is impossible refuses all.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/text/json.hpp"
#include "varied/kinds.hpp"
#include "varied/reading.hpp"

namespace retrace::varied {

class Sheet {
  public:
    // A row and a column further, as a knight goes.
    using Moves = std::vector<std::pair<int, int>>;

    // With the usual boxes, and rows for them where there are none.
    explicit Sheet(int size);

    int size() const { return size_; }
    // The key that is read from now on, for a refusal.
    void begin(std::string_view key) {
        key_ = key;
        is_everywhere_ = false;
    }
    void refuse(Refusal::Reason reason);
    // Leaves out a rule about these cells.
    void leave(Refusal::Reason reason, const std::vector<Place>& cells = {});
    void draw(Drawing drawing);

    // Values of a rule, which are refused where they are none.
    Place cell(const text::Json& item, std::string_view key);
    std::vector<Place> cells(const text::Json& item, std::string_view key);
    std::vector<std::vector<Place>> lines(const text::Json& item);
    // The cells that a clue outside looks at, from the nearest.
    std::vector<Place> side(const text::Json& item);
    bool is_on_board(int row, int column) const {
        return row >= 0 && row < size_ && column >= 0 && column < size_;
    }
    // A number, or a text of one; nothing where it is neither.
    static std::optional<int> number_of(const text::Json& value);
    static bool is_missing(const text::Json* value);
    // All that are named anywhere in it and are on the board.
    std::vector<Place> cells_named_in(const text::Json& value) const;
    // Whether a value is a text that is no number.
    static bool has_words(const text::Json& item, std::string_view key);
    // Nothing where there is none.
    std::optional<int> number(const text::Json& item, std::string_view key);
    std::vector<int> numbers(const text::Json& item, std::string_view key);
    static std::string text(const text::Json& item, std::string_view key);

    // The number of a cell's box or region, -1 where it has none, and the cells of one.
    int region_of(Place cell) const { return region_of_[cell]; }
    std::vector<Place> region(int number) const;

    void read_grid(const text::Json& grid);
    // In place of the usual boxes; -1: a cell is in none.
    void set_regions(std::vector<int> region_of) { region_of_ = std::move(region_of); }
    // Makes a house of each region.
    void add_regions();
    void restrict(Place cell, Digits digits) { rules_.candidates[cell] &= digits; }
    void add(Rule rule);
    const Rules& rules() const { return rules_; }
    // Cells that a drawing may show, as those of a rule.
    void add_drawn(std::vector<Place> cells) { drawn_.push_back(std::move(cells)); }
    void add_house(std::vector<Place> cells);
    void add_extra_region(std::vector<Place> cells);
    // The rules that are added from now on stand for one of the whole board.
    void begin_everywhere(BoardRule rule);
    void add_diagonal(bool rises);
    void add_moves(const Moves& moves, const Rule& rule);
    void add_disjoint_groups();
    // The four windows of a board of nine: extra regions.
    void add_windows();
    void mark_pair(Kind unmarked, std::vector<Place> cells, int number);
    // The numbers of all such marks; `usual` where there are none.
    std::vector<int> marked_numbers(Kind unmarked, int usual) const;
    void add_unmarked(Kind kind, const std::vector<int>& numbers);
    void mark_extreme(Place cell, bool is_minimum);
    void add_extremes();
    // Leaves out, but draws, all that are not of a rule's own cells and do not say that they draw one.
    void explain(const text::Json& drawings);

    ReadRules finish();
    // The solution that a puzzle brings along.
    std::optional<Solution> solution_in(const text::Json& puzzle) const;

  private:
    void draw_part(const text::Json& drawing, const std::vector<Place>& cells);
    std::optional<std::pair<int, int>> place_of(const text::Json* name);
    void read_cell(const text::Json& cell, Place at);
    std::vector<int> regions() const;
    std::vector<Everywhere> append_everywhere();

    Rules rules_;
    // Rules of the whole board, which come after all others.
    std::vector<std::pair<BoardRule, std::vector<Rule>>> everywhere_;
    bool is_everywhere_ = false;
    std::vector<std::size_t> extra_regions_;
    int size_;
    std::string key_;
    std::optional<Refusal> refusal_;
    std::vector<Unread> unread_;
    std::vector<Drawing> drawings_;
    std::vector<int> region_of_;
    std::vector<std::pair<Kind, std::vector<Place>>> marked_pairs_;
    std::vector<std::pair<Kind, int>> marked_numbers_;
    std::vector<std::vector<Place>> drawn_;
    std::vector<std::pair<Place, bool>> extremes_;
};

}  // namespace retrace::varied
