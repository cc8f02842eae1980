// Knows a document by what it has.
#include "sudoku/text/document.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "sudoku/text/field.hpp"
#include "sudoku/text/named_parts.hpp"
#include "sudoku/text/rules.hpp"

namespace retrace::text {
namespace {

std::string text_at(const Json& json, std::string_view key) {
    const Json* value = json.at(key);
    return value != nullptr && value->is(Json::Kind::string) ? value->string : std::string();
}

bool is_list_of_lists(const Json& json) {
    return json.is(Json::Kind::array) && !json.items.empty() && json.items[0].is(Json::Kind::array);
}

// A number under the key "grid" is no board: an answer of `retrace scan` counts its grids there.
bool has_items(const Json* json) {
    return json != nullptr && !json->items.empty();
}

// Whether all digits of a grid are in another one.
bool holds(const Grid& whole, const Grid& part) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (part[cell] != 0 && part[cell] != whole[cell]) return false;
    }
    return true;
}

// The boards of one object: a puzzle, its state and its solution, or several puzzles.
class BoardsOfObject {
  public:
    void add(const Board& board, const std::string& key) {
        const bool is_whole = board.digits.blanks() == 0;
        if (is_solution_key(key)) {
            if (is_whole) solution_ = board.digits;
            return;
        }
        if (found_.empty()) {
            add_puzzle(board, key);
            return;
        }
        Finding& last = found_.back();
        if (board.digits.blanks() == kCells) return;
        if (last.board.digits.blanks() == kCells) {
            last.board = board;
        } else if (holds(board.digits, last.board.digits)) {
            if (is_whole) {
                last.beside.solution = board.digits;
            } else {
                last.board.digits = board.digits;
                if (board.has_notes()) last.board.marks = board.marks;
            }
        } else if (holds(last.board.digits, board.givens)) {
            last.board.givens = board.givens;
        } else {
            add_puzzle(board, key);
        }
    }

    bool empty() const { return found_.empty(); }

    // Whether the puzzles found are all that a grid can be: one of them, or its state.
    bool knows(const Grid& digits) const {
        return std::any_of(found_.begin(), found_.end(),
                           [&](const Finding& each) { return holds(digits, each.board.givens); });
    }

    void add_other(Finding finding) {
        found_.push_back(std::move(finding));
        keys_.emplace_back();
    }

    // Several puzzles are named by their keys.
    std::vector<Finding> found() {
        if (found_.empty() && solution_) add_puzzle(board_of(*solution_), {});
        if (solution_ && !found_.front().beside.solution &&
            !(solution_ == found_.front().board.digits)) {
            found_.front().beside.solution = solution_;
        }
        for (std::size_t i = 0; found_.size() > 1 && i < found_.size(); ++i) {
            if (found_[i].beside.name.empty()) found_[i].beside.name = keys_[i];
        }
        return std::move(found_);
    }

  private:
    void add_puzzle(const Board& board, const std::string& key) {
        found_.push_back({board, {}});
        keys_.push_back(key);
    }

    std::vector<Finding> found_{};
    std::vector<std::string> keys_{};
    std::optional<Grid> solution_{};
};

// The values that may be puzzles: below an object that has one, places of cells are its history.
enum class Look : std::uint8_t { anything, grids };

void find_puzzles(const Json& json, Look look, std::vector<Finding>& found);

// A list of grids under another key holds puzzles, too, as long as they are not states of this one.
void add_others(const Json& json, const std::vector<bool>& is_read, BoardsOfObject& boards) {
    std::vector<Finding> others;
    for (std::size_t i = 0; i < json.items.size(); ++i) {
        const bool is_container = !json.items[i].items.empty();
        if (!is_read[i] && is_container && !is_solution_key(json.keys[i])) {
            find_puzzles(json.items[i], Look::grids, others);
        }
    }
    for (Finding& other : others) {
        if (!boards.knows(other.board.digits)) boards.add_other(std::move(other));
    }
}

std::vector<Finding> boards_in(const Json& json, Look look) {
    BoardsOfObject boards;
    std::vector<bool> is_read(json.items.size());
    for (std::size_t i = 0; i < json.items.size(); ++i) {
        const Json& value = json.items[i];
        const auto board = value.is(Json::Kind::string)
                               ? read_field(value.string)
                               : read_json_grid(value, layout_of(json.keys[i]));
        if (!board) continue;
        is_read[i] = true;
        boards.add(*board, json.keys[i]);
    }
    if (boards.empty()) {
        if (const auto board = read_json_grid(json, Layout::rows)) boards.add(*board, {});
    }
    if (!boards.empty()) {
        add_others(json, is_read, boards);
        return boards.found();
    }
    if (look == Look::grids) return boards.found();
    if (const auto all = read_named_cells(json)) boards.add(*all, {});
    const bool has_all = !boards.empty();
    for (std::size_t i = 0; i < json.items.size(); ++i) {
        if (has_all && !is_solution_key(json.keys[i])) continue;
        if (const auto board = read_named_cells(json.items[i])) boards.add(*board, json.keys[i]);
    }
    return boards.found();
}

std::string name_in(const Json& json) {
    for (const char* key : {"title", "name", "difficulty_category"}) {
        std::string name = text_at(json, key);
        if (!name.empty()) return name;
    }
    const Json* metadata = json.at("metadata");
    return metadata == nullptr ? std::string() : text_at(*metadata, "title");
}

// An object that has a grid under any key.
bool read_object(const Json& json, Look look, std::vector<Finding>& found) {
    std::vector<Finding> boards = boards_in(json, look);
    const Json* cells = json.at("cells");
    const Json* size = json.at("size");
    const Json* grid = json.at("grid");
    const bool is_other_size =
        (size != nullptr && size->is(Json::Kind::number) && size->number != 9) ||
        (boards.empty() && ((grid != nullptr && is_list_of_lists(*grid)) ||
                            (cells != nullptr && is_list_of_lists(*cells))));
    if (boards.empty() && !is_other_size) return false;
    if (is_other_size) boards.assign(1, {});
    for (Finding& finding : boards) {
        if (finding.beside.name.empty()) finding.beside.name = name_in(json);
        if (!finding.beside.rules.empty()) continue;
        if (has_items(grid) || has_items(cells)) finding.beside.rules = rules_of(json);
        if (is_other_size) finding.beside.rules.insert(finding.beside.rules.begin(), "size");
    }
    std::move(boards.begin(), boards.end(), std::back_inserter(found));
    return true;
}

void find_puzzles(const Json& json, Look look, std::vector<Finding>& found) {
    switch (json.kind) {
        case Json::Kind::string:
            if (const auto board = read_field(json.string)) found.push_back({*board, {}});
            return;
        case Json::Kind::object:
            if (read_object(json, look, found)) return;
            break;
        case Json::Kind::array: {
            auto board = read_json_grid(json, Layout::rows);
            if (!board && look == Look::anything) board = read_named_cells(json);
            if (board && (board->digits.blanks() < kCells || board->has_candidates)) {
                found.push_back({*board, {}});
                return;
            }
            break;
        }
        case Json::Kind::null:
        case Json::Kind::boolean:
        case Json::Kind::number:
            return;
    }
    for (const Json& item : json.items) find_puzzles(item, look, found);
}

}  // namespace

std::vector<Finding> read_document(const Json& document) {
    std::vector<Finding> found;
    find_puzzles(document, Look::anything, found);
    return found;
}

}  // namespace retrace::text
