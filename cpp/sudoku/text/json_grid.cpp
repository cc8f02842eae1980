// Takes the cells one after the other.
#include "sudoku/text/named_parts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "sudoku/text/field.hpp"
#include "sudoku/text/line.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kNine = 9;

// Candidates, as a list or as digits in a string; empty where it is something else.
DigitSet candidates_in(const Json& value) {
    if (value.is(Json::Kind::string)) {
        return value.string.size() > 1 ? read_candidates(value.string) : kNoDigits;
    }
    DigitSet digits = kNoDigits;
    if (!value.is(Json::Kind::array)) return digits;
    Digit last = 0;
    for (const Json& item : value.items) {
        const Digit digit = digit_in(&item);
        if (digit <= last) return kNoDigits;
        last = digit;
        digits |= set_of(digit);
    }
    return digits;
}

std::optional<std::array<Digit, kNine>> nine_in_text(std::string_view text) {
    if (text.size() < kNine) return std::nullopt;
    if (const auto nine = read_nine(text)) return nine;
    std::string spaced(text);
    for (char& c : spaced) {
        if (c == ',' || c == ';') c = ' ';
    }
    const Line line = read_line(spaced, false);
    if (line.kind != LineKind::cells || line.count != kNine) return std::nullopt;
    std::array<Digit, kNine> nine{};
    std::copy_n(line.digits.begin(), kNine, nine.begin());
    return nine;
}

bool is_nine(const Json& value) {
    if (value.is(Json::Kind::string)) return nine_in_text(value.string).has_value();
    if (value.items.size() != kNine) return false;
    return value.is(Json::Kind::array) ||
           std::all_of(value.items.begin(), value.items.end(),
                       [](const Json& item) { return item.items.empty() && is_cell_value(item); });
}

// The list or the text that is the row within an object; null where none or several are.
const Json* nine_within(const Json& object) {
    const Json* nine = nullptr;
    for (const Json& item : object.items) {
        if (!is_nine(item)) continue;
        if (nine != nullptr) return nullptr;
        nine = &item;
    }
    return nine;
}

bool tells_digit(const Json& value) {
    return (value.is(Json::Kind::object) && facts_of(value).tells_digit) ||
           std::any_of(value.items.begin(), value.items.end(), tells_digit);
}

bool says_given(const Json& value) {
    return (value.is(Json::Kind::object) && facts_of(value).is_given.value_or(false)) ||
           std::any_of(value.items.begin(), value.items.end(), says_given);
}

Cell cell_in_layout(std::size_t at, Layout layout) {
    const auto list = static_cast<int>(at / kNine);
    const auto place = static_cast<int>(at % kNine);
    switch (layout) {
        case Layout::rows:
            break;
        case Layout::columns:
            return cell_at(place, list);
        case Layout::boxes:
            return cell_at(list / 3 * 3 + place / 3, list % 3 * 3 + place % 3);
    }
    return cell_at(list, place);
}

class JsonGrid {
  public:
    JsonGrid(const Json& json, Layout layout)
        : names_givens_(says_given(json)), tells_digits_(tells_digit(json)), layout_(layout) {}

    bool take_list(const Json& list) {
        return std::all_of(list.items.begin(), list.items.end(),
                           [this](const Json& value) { return take(value); });
    }

    bool take_row(const Json& row) {
        if (row.is(Json::Kind::string)) {
            const auto nine = nine_in_text(row.string);
            if (!nine) return false;
            for (const Digit digit : *nine) take_digit(digit, true);
            return true;
        }
        if (row.is(Json::Kind::object)) {
            const Json* nine = nine_within(row);
            if (nine != nullptr) return take_row(*nine);
        }
        return row.items.size() == kNine && take_list(row);
    }

    Board board() const {
        Board board = board_;
        if (!board.has_notes() && !board.has_entries()) from_zero_.correct(board);
        return board;
    }

  private:
    Cell next() { return cell_in_layout(count_++, layout_); }

    void take_digit(Digit digit, bool is_blank = false) {
        const Cell cell = next();
        from_zero_.take(cell, digit, digit == 0 && is_blank);
        board_.digits[cell] = digit;
        board_.givens[cell] = digit;
    }

    bool take(const Json& value) {
        if (const DigitSet candidates = candidates_in(value); candidates != kNoDigits) {
            take_candidates(board_, next(), candidates, true);
            return true;
        }
        if (value.is(Json::Kind::array)) return false;
        if (value.is(Json::Kind::object)) return take_object(value);
        if (!is_cell_value(value)) return false;
        take_digit(digit_in(&value), value.number != 0 || !value.is(Json::Kind::number));
        return true;
    }

    bool take_object(const Json& value) {
        // Its place says which cell it is, so that "cell", as ipuz has it, names what is in it.
        const CellFacts facts = facts_of(value);
        const Json* content = facts.tells_digit ? nullptr : content_of(value);
        if (content != nullptr && (!tells_digits_ || content->is(Json::Kind::object))) {
            return !content->is(Json::Kind::boolean) && take(*content);
        }
        if (!tells_digits_ && has_unknown_digit(value)) return false;
        const Cell cell = next();
        from_zero_.take(cell, facts.digit, facts.digit == 0);
        place_facts(board_, cell, facts, names_givens_);
        const Json* colour = value.at("c");
        if (colour != nullptr && colour->is(Json::Kind::string)) {
            if (const auto number = colour_of(colour->string)) {
                board_.marks.colours[cell] = set_of(*number);
            }
        }
        return !facts.is_wrong;
    }

    bool names_givens_;
    bool tells_digits_;  // some object does, under a key that is known
    Layout layout_;
    std::size_t count_ = 0;
    Board board_{};
    CountedFromZero from_zero_{};
};

bool name_places(const Json& list) {
    const Json& first = list.items.front();
    if (!first.is(Json::Kind::object)) return false;
    const NamedPlace place = place_of(first);
    return place.row && place.column;
}

// Whether the keys of an object are numbers that count up from 0 or from 1.
bool counts(const Json& object) {
    if (!object.is(Json::Kind::object) || object.keys.size() != kNine) return false;
    for (std::size_t i = 0; i < kNine; ++i) {
        const int number = object.keys[i].size() == 1 ? object.keys[i][0] - '0' : -1;
        if (number != object.keys[0][0] - '0' + static_cast<int>(i) ||
            number - static_cast<int>(i) > 1) {
            return false;
        }
    }
    return true;
}

// The nine rows among the values of an object: "row1" to "row9". A data frame in JSON has columns there, each with the
// numbers of the rows.
std::optional<Board> read_rows_of_object(const Json& json, Layout layout) {
    const auto rows = std::count_if(json.items.begin(), json.items.end(), is_nine);
    if (rows != static_cast<std::ptrdiff_t>(kNine)) return std::nullopt;
    const bool names_rows =
        json.keys.front().starts_with('r') || json.keys.front().starts_with('R');
    if (!names_rows && std::all_of(json.items.begin(), json.items.end(), counts))
        layout = Layout::columns;
    JsonGrid grid(json, layout);
    for (const Json& item : json.items) {
        if (is_nine(item) && !grid.take_row(item)) return std::nullopt;
    }
    return grid.board();
}

}  // namespace

std::optional<Board> read_json_grid(const Json& json, Layout layout) {
    if (json.is(Json::Kind::object)) return read_rows_of_object(json, layout);
    if (!json.is(Json::Kind::array)) return std::nullopt;
    if (json.items.size() == kCells) {
        if (name_places(json)) return read_named_cells(json);
        JsonGrid grid(json, layout);
        return grid.take_list(json) ? std::optional(grid.board()) : std::nullopt;
    }
    if (json.items.size() != kNine) return std::nullopt;
    JsonGrid grid(json, layout);
    for (const Json& row : json.items) {
        if (!grid.take_row(row)) return std::nullopt;
    }
    return grid.board();
}

}  // namespace retrace::text
