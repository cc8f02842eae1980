// Knows a document by what it has.
#include "sudoku/text/document.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sudoku/text/cell_colours.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/rules.hpp"

namespace retrace::text {
namespace {

Digit digit_of(const Json* value) {
    if (value == nullptr) return 0;
    if (value->is(Json::Kind::string) && value->string.size() == 1) {
        const char c = value->string[0];
        return c >= '1' && c <= '9' ? static_cast<Digit>(c - '0') : Digit{0};
    }
    if (!value->is(Json::Kind::number)) return 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (value->number == digit) return digit;
    }
    return 0;
}

// Whether a value is a digit, a blank of some kind, or neither: 10, "ab".
bool is_cell_of_json(const Json& value) {
    if (value.is(Json::Kind::number))
        return value.number == -1 || value.number == 0 || digit_of(&value) != 0;
    if (!value.is(Json::Kind::string)) return true;
    return value.string.size() <= 1 || read_candidates(value.string) != kNoDigits ||
           std::find(kNothing.begin(), kNothing.end(), value.string) != kNothing.end();
}

std::string text_at(const Json& json, std::string_view key) {
    const Json* value = json.at(key);
    return value != nullptr && value->is(Json::Kind::string) ? value->string : std::string();
}

DigitSet digits_of(const Json* list) {
    DigitSet digits = kNoDigits;
    if (list == nullptr) return digits;
    for (const Json& item : list->items) {
        const Digit digit = digit_of(&item);
        if (digit != 0) digits |= set_of(digit);
    }
    return digits;
}

// Whether a cell that is an object says that it is a given.
bool says_given(const Json& cell) {
    const Json* given = cell.at("given");
    return given != nullptr && given->number != 0;
}

// A cell that is an object: f-puzzles', where another one may say that it is a given, and
// SudokuPad's, which has givens alone and says so of none.
void take_cell(const Json& json, Cell cell, bool names_givens, Board& board) {
    const Digit digit = digit_of(json.at("value"));
    const bool is_given = says_given(json) || (!names_givens && json.at("given") == nullptr);
    board.digits[cell] = digit;
    if (is_given) board.givens[cell] = digit;
    if (const auto colour = colour_of(text_at(json, "c"))) {
        board.marks.colours[cell] = set_of(*colour);
    }
    if (digit != 0) return;
    board.marks.centre[cell] = digits_of(json.at("centerPencilMarks"));
    board.marks.corner[cell] =
        digits_of(json.at("cornerPencilMarks")) | digits_of(json.at("candidates"));
}

// Candidates, as a list or as digits in a string; empty where it is something else.
DigitSet candidates_in(const Json& value) {
    if (value.is(Json::Kind::string)) {
        return value.string.size() > 1 ? read_candidates(value.string) : kNoDigits;
    }
    DigitSet digits = kNoDigits;
    if (!value.is(Json::Kind::array)) return digits;
    Digit last = 0;
    for (const Json& item : value.items) {
        const Digit digit = digit_of(&item);
        if (digit <= last) return kNoDigits;
        last = digit;
        digits |= set_of(digit);
    }
    return digits;
}

// Nine lists of nine, or one of 81: of objects, digits, strings or nothing.
std::optional<Board> grid_in(const Json& json) {
    Board board;
    std::size_t count = 0;
    const auto any_given = [](const Json& row) {
        return says_given(row) || std::any_of(row.items.begin(), row.items.end(), says_given);
    };
    const bool names_givens = std::any_of(json.items.begin(), json.items.end(), any_given);
    bool is_wrong = false;
    const auto take = [&](const Json& value) {
        const auto cell = static_cast<Cell>(count++);
        if (const DigitSet candidates = candidates_in(value); candidates != kNoDigits) {
            take_candidates(board, cell, candidates, true);
        } else if (value.is(Json::Kind::array)) {
            is_wrong = true;
        } else if (value.is(Json::Kind::object)) {
            take_cell(value, cell, names_givens, board);
        } else {
            is_wrong |= !is_cell_of_json(value);
            board.digits[cell] = digit_of(&value);
            board.givens[cell] = board.digits[cell];
        }
    };
    if (!json.is(Json::Kind::array)) return std::nullopt;
    if (json.items.size() == kCells) {
        for (const Json& value : json.items) take(value);
        return is_wrong ? std::nullopt : std::optional(board);
    }
    if (json.items.size() != 9) return std::nullopt;
    for (const Json& row : json.items) {
        if (row.is(Json::Kind::string)) {
            const auto nine = read_nine(row.string);
            if (!nine) return std::nullopt;
            for (const Digit digit : *nine) {
                board.givens[static_cast<Cell>(count)] = digit;
                board.digits[static_cast<Cell>(count++)] = digit;
            }
            continue;
        }
        if (row.items.size() != 9) return std::nullopt;
        for (const Json& value : row.items) take(value);
    }
    return is_wrong ? std::nullopt : std::optional(board);
}

// GNOME Sudoku keeps the cells that are not empty, each with its row and column.
std::optional<Board> placed_cells(const Json& cells) {
    Board board;
    for (const Json& json : cells.items) {
        const Json* position = json.at("position");
        if (position == nullptr || position->items.size() != 2) return std::nullopt;
        const double row = position->items[0].number;
        const double column = position->items[1].number;
        if (!(row >= 0 && row <= 8 && column >= 0 && column <= 8)) return std::nullopt;
        const Cell cell = cell_at(static_cast<int>(row), static_cast<int>(column));
        const Json* fixed = json.at("fixed");
        board.digits[cell] = digit_of(json.at("value"));
        if (fixed != nullptr && fixed->number != 0) board.givens[cell] = board.digits[cell];
        if (board.digits[cell] == 0) board.marks.corner[cell] = digits_of(json.at("earmarks"));
    }
    return board;
}

bool is_list_of_lists(const Json& json) {
    return json.is(Json::Kind::array) && !json.items.empty() && json.items[0].is(Json::Kind::array);
}

bool is_solution(std::string_view key) {
    constexpr std::array<std::string_view, 5> kWords{"solution", "solutions", "solved", "answer",
                                                     "answers"};
    return std::find(kWords.begin(), kWords.end(), key) != kWords.end();
}

std::string name_in(const Json& json) {
    for (const char* key : {"title", "name", "difficulty_category"}) {
        std::string name = text_at(json, key);
        if (!name.empty()) return name;
    }
    const Json* metadata = json.at("metadata");
    return metadata == nullptr ? std::string() : text_at(*metadata, "title");
}

void find_puzzles(const Json& json, std::vector<Finding>& found);

// An object that has a grid under any key.
bool read_object(const Json& json, std::vector<Finding>& found) {
    std::optional<Board> board;
    std::optional<Grid> solution;
    const Json* cells = json.at("cells");
    if (cells != nullptr && !is_list_of_lists(*cells) && !cells->items.empty() &&
        cells->items[0].at("position") != nullptr) {
        board = placed_cells(*cells);
    }
    for (std::size_t i = 0; i < json.keys.size(); ++i) {
        const Json& value = json.items[i];
        const auto here = value.is(Json::Kind::string) ? read_field(value.string) : grid_in(value);
        if (!here) continue;
        const bool is_answer = is_solution(json.keys[i]) || (board && here->digits.blanks() == 0);
        if (is_answer) {
            if (here->digits.blanks() == 0) solution = here->digits;
        } else if (!board) {
            board = here;
        }
    }
    const Json* size = json.at("size");
    const Json* grid = json.at("grid");
    const bool is_other_size =
        (size != nullptr && size->is(Json::Kind::number) && size->number != 9) ||
        (!board && ((grid != nullptr && is_list_of_lists(*grid)) ||
                    (cells != nullptr && is_list_of_lists(*cells))));
    if (!board && !is_other_size) return false;
    Finding finding;
    if (board && !is_other_size) finding.board = *board;
    finding.beside.name = name_in(json);
    finding.beside.solution = solution;
    if (grid != nullptr || cells != nullptr) finding.beside.rules = rules_of(json);
    if (is_other_size) finding.beside.rules.insert(finding.beside.rules.begin(), "size");
    found.push_back(finding);
    return true;
}

void find_puzzles(const Json& json, std::vector<Finding>& found) {
    switch (json.kind) {
        case Json::Kind::string:
            if (const auto board = read_field(json.string)) found.push_back({*board, {}});
            return;
        case Json::Kind::object:
            if (read_object(json, found)) return;
            break;
        case Json::Kind::array:
            if (const auto board = grid_in(json)) {
                if (board->digits.blanks() < kCells) {
                    found.push_back({*board, {}});
                    return;
                }
            }
            break;
        case Json::Kind::null:
        case Json::Kind::boolean:
        case Json::Kind::number:
            return;
    }
    for (const Json& item : json.items) find_puzzles(item, found);
}

}  // namespace

std::vector<Finding> read_document(const Json& document) {
    std::vector<Finding> found;
    find_puzzles(document, found);
    return found;
}

}  // namespace retrace::text
