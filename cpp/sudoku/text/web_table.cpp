// Goes through the tags once; a cell that holds a table is none.
#include "sudoku/text/markup.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/odd_grid.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kMostCells = 100'000;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_name(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9');
}

// Whether a tag of this name stands at the begin of a text, which begins behind its '<'.
bool is_tag(std::string_view text, std::string_view name) {
    if (text.size() < name.size()) return false;
    if (text.size() > name.size() && is_name(text[name.size()])) return false;
    return std::equal(name.begin(), name.end(), text.begin(),
                      [](char a, char b) { return a == lower(b); });
}

// A sign that is written as a number or as a name; nothing where it is longer than any of them.
std::optional<std::string> entity(std::string_view& text) {
    const std::size_t end = text.substr(0, 10).find(';');
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view name = text.substr(1, end - 1);
    std::string sign = " ";
    if (name.starts_with('#')) {
        name.remove_prefix(1);
        const bool is_hexadecimal = name.starts_with('x') || name.starts_with('X');
        if (is_hexadecimal) name.remove_prefix(1);
        char32_t point = 0;
        for (const char c : name) {
            const bool is_digit = c >= '0' && c <= '9';
            if (!is_digit && !(is_hexadecimal && lower(c) >= 'a' && lower(c) <= 'f')) {
                return std::nullopt;
            }
            point = point * (is_hexadecimal ? 16 : 10) +
                    static_cast<char32_t>(is_digit ? c - '0' : lower(c) - 'a' + 10);
        }
        sign = to_utf8(point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? 0xfffd : point);
    }
    text.remove_prefix(end + 1);
    return sign;
}

std::string_view value_in(std::string_view tag) {
    for (const std::string_view name : {"value=\"", "value='"}) {
        const std::size_t at = tag.find(name);
        if (at == std::string_view::npos) continue;
        tag.remove_prefix(at + name.size());
        return tag.substr(0, tag.find(name.back()));
    }
    return {};
}

struct WebTable {
    std::vector<std::vector<std::string>> rows{};
    bool has_tables = false;
};

class WebTableReader {
  public:
    // Tables in the order in which they end; those in others before them.
    std::vector<WebTable> read(std::string_view text) {
        while (!text.empty() && cells_ < kMostCells) {
            if (text.front() == '<') {
                read_tag(text);
            } else if (const auto sign = text.front() == '&' ? entity(text) : std::nullopt) {
                add(*sign);
            } else {
                add(text.substr(0, 1));
                text.remove_prefix(1);
            }
        }
        return std::move(ended_);
    }

  private:
    void read_tag(std::string_view& text) {
        const std::string_view tag = text.substr(0, text.find('>'));
        text.remove_prefix(std::min(tag.size() + 1, text.size()));
        const std::string_view name = tag.substr(1);
        if (is_tag(name, "table")) {
            for (WebTable& table : open_) table.has_tables = true;
            open_.emplace_back();
        } else if (is_tag(name, "/table")) {
            if (open_.empty()) return;
            ended_.push_back(std::move(open_.back()));
            open_.pop_back();
        } else if (open_.empty()) {
            return;
        } else if (is_tag(name, "tr")) {
            open_.back().rows.emplace_back();
        } else if (is_tag(name, "td") || is_tag(name, "th")) {
            auto& rows = open_.back().rows;
            if (rows.empty()) rows.emplace_back();
            rows.back().emplace_back();
            ++cells_;
        } else if (is_tag(name, "input")) {
            add(value_in(tag));
        }
    }

    void add(std::string_view text) {
        if (open_.empty() || open_.back().rows.empty() || open_.back().rows.back().empty()) return;
        std::string& cell = open_.back().rows.back().back();
        if (cell.size() < 40) cell += text;
    }

    std::vector<WebTable> open_{};
    std::vector<WebTable> ended_{};
    std::size_t cells_ = 0;
};

// The signs of a cell without what stands between them.
std::string content_of(std::string_view cell) {
    std::string text;
    while (!cell.empty()) {
        const char32_t point = take_code_point(cell);
        const bool is_space = classify(point).meaning == Meaning::space;
        if (!is_space && point != U'\n' && point != U'\r') text += to_utf8(point);
    }
    return text;
}

std::vector<std::string> lines_of(const WebTable& table) {
    std::vector<std::string> lines;
    for (const auto& row : table.rows) {
        if (row.empty()) continue;
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += '\t';
            line += content_of(row[i]);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

bool is_box(const WebTable& table) {
    return table.rows.size() == 3 && std::all_of(table.rows.begin(), table.rows.end(),
                                                 [](const auto& row) { return row.size() == 3; });
}

// Nine tables of three rows, each a box.
WebTable board_of_boxes(const WebTable* boxes) {
    WebTable board;
    for (std::size_t row = 0; row < 9; ++row) {
        auto& cells = board.rows.emplace_back();
        for (std::size_t box = row / 3 * 3; box < row / 3 * 3 + 3; ++box) {
            const auto& three = boxes[box].rows[row % 3];
            cells.insert(cells.end(), three.begin(), three.end());
        }
    }
    return board;
}

void read_table(const WebTable& table, std::vector<Finding>& found) {
    const std::vector<std::string> lines = lines_of(table);
    if (lines.size() < 9 || lines.size() > 12) return;
    OddGrid grid = read_odd_grid(lines, true);
    if (grid.verdict == OddGrid::Verdict::done) found.push_back(std::move(grid.found));
}

}  // namespace

bool has_web_table(std::string_view text) {
    for (std::size_t at = text.find('<'); at != std::string_view::npos;
         at = text.find('<', at + 1)) {
        if (is_tag(text.substr(at + 1), "table") || is_tag(text.substr(at + 1), "svg")) return true;
    }
    return false;
}

int open_web_tables(std::string_view text) {
    int open = 0;
    for (std::size_t at = text.find('<'); at != std::string_view::npos;
         at = text.find('<', at + 1)) {
        const std::string_view tag = text.substr(at + 1);
        if (is_tag(tag, "table") || is_tag(tag, "svg")) ++open;
        if (is_tag(tag, "/table") || is_tag(tag, "/svg")) --open;
    }
    return open;
}

std::vector<Finding> read_web_tables(std::string_view text) {
    const std::vector<WebTable> tables = WebTableReader().read(text);
    std::vector<Finding> found;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (tables[i].has_tables) continue;
        const auto from = tables.begin() + static_cast<std::ptrdiff_t>(i);
        if (i + 9 <= tables.size() && std::all_of(from, from + 9, is_box)) {
            read_table(board_of_boxes(&tables[i]), found);
            i += 8;
            continue;
        }
        read_table(tables[i], found);
    }
    if (found.empty()) {
        if (const auto board = read_marked_cells(text)) found.push_back({*board, {}});
    }
    return found;
}

}  // namespace retrace::text
