// Keeps what stands between a tag and the next one that closes it.
#include "sudoku/text/marked_cells.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kMostElements = 4096;
constexpr double kSamePlace = 0.5;

struct Element {
    std::string_view tag;  // its name and attributes
    Digit digit;
};

std::string_view name_of_tag(std::string_view tag) {
    return tag.substr(0, tag.find_first_of(" \t\r\n/>"));
}

// A digit or a blank; nothing where an element holds something else.
std::optional<Digit> cell_in(std::string_view content) {
    content = trimmed(content);
    if (content.empty() || content == "&nbsp;" || content == "&#160;") return Digit{0};
    const Character character = classify(take_code_point(content));
    if (!content.empty()) return std::nullopt;
    if (character.meaning == Meaning::space) return Digit{0};
    if (character.meaning != Meaning::cell) return std::nullopt;
    return character.digit;
}

// The elements that hold no other one, and a cell.
std::vector<Element> elements_in(std::string_view text) {
    std::vector<Element> elements;
    std::string_view opened;
    std::size_t begin = 0;
    for (std::size_t at = text.find('<');
         at != std::string_view::npos && elements.size() < kMostElements;
         at = text.find('<', at + 1)) {
        const std::size_t end = text.find('>', at);
        if (end == std::string_view::npos) break;
        const std::string_view tag = text.substr(at + 1, end - at - 1);
        if (!tag.starts_with('/')) {
            opened = tag;
        } else if (!opened.empty() && name_of_tag(opened) == tag.substr(1)) {
            if (const auto digit = cell_in(text.substr(begin, at - begin))) {
                elements.push_back({opened, *digit});
            }
            opened = {};
        } else {
            opened = {};
        }
        begin = end + 1;
    }
    return elements;
}

// "45", "12.5", "30px": nothing where no digit is at the begin.
std::optional<double> plain_number(std::string_view text) {
    double number = 0;
    double unit = 0;  // of the next digit behind the full stop; 0: before it
    std::size_t at = 0;
    for (; at < text.size() && at < 20; ++at) {
        const char c = text[at];
        if (c == '.' && unit == 0 && at > 0) {
            unit = 0.1;
        } else if (c < '0' || c > '9') {
            break;
        } else if (unit == 0) {
            number = number * 10 + (c - '0');
        } else {
            number += unit * (c - '0');
            unit /= 10;
        }
    }
    return at == 0 ? std::nullopt : std::optional(number);
}

std::optional<double> number_in(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos;
         at = tag.find(name, at + 1)) {
        std::string_view rest = tag.substr(at + name.size());
        const bool begins = at > 0 && (tag[at - 1] == ' ' || tag[at - 1] == '\n');
        if (!begins || rest.size() < 3 || rest[0] != '=') continue;
        if (rest[1] != '"' && rest[1] != '\'') continue;
        rest = rest.substr(2, rest.find(rest[1], 2) - 2);
        return plain_number(rest);
    }
    return std::nullopt;
}

// The different numbers in order: nine, or there is no board.
std::vector<double> lines_of(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    std::vector<double> lines;
    for (const double number : numbers) {
        if (lines.empty() || number - lines.back() > kSamePlace) lines.push_back(number);
    }
    return lines;
}

int line_at(const std::vector<double>& lines, double number) {
    const auto behind = std::upper_bound(lines.begin(), lines.end(), number);
    return static_cast<int>(behind - lines.begin()) - 1;
}

struct PlacedDigit {
    double x;
    double y;
    double size;  // 0: not told
    bool is_bold;
    Digit digit;
};

// The digits that have a place; smaller ones are notes.
std::vector<PlacedDigit> digits_in(const std::vector<Element>& elements) {
    std::vector<PlacedDigit> digits;
    double largest = 0;
    for (const Element& element : elements) {
        const auto x = number_in(element.tag, "x");
        const auto y = number_in(element.tag, "y");
        if (!x || !y || element.digit == 0) continue;
        const double size = number_in(element.tag, "font-size").value_or(0);
        const bool is_bold = element.tag.find("font-weight") != std::string_view::npos;
        digits.push_back({*x, *y, size, is_bold, element.digit});
        largest = std::max(largest, size);
    }
    std::erase_if(digits, [&](const PlacedDigit& each) { return each.size < largest * 0.75; });
    return digits;
}

std::optional<Board> placed(const std::vector<Element>& elements) {
    const std::vector<PlacedDigit> digits = digits_in(elements);
    std::vector<double> across;
    std::vector<double> down;
    for (const PlacedDigit& each : digits) {
        across.push_back(each.x);
        down.push_back(each.y);
    }
    const std::vector<double> columns = lines_of(std::move(across));
    const std::vector<double> rows = lines_of(std::move(down));
    if (columns.size() != 9 || rows.size() != 9) return std::nullopt;
    const bool any_bold = std::any_of(digits.begin(), digits.end(),
                                      [](const PlacedDigit& each) { return each.is_bold; });
    Board board;
    for (const PlacedDigit& each : digits) {
        const Cell cell = cell_at(line_at(rows, each.y), line_at(columns, each.x));
        if (board.digits[cell] != 0) return std::nullopt;
        board.digits[cell] = each.digit;
        // Where givens are bold, the others were entered.
        if (each.is_bold || !any_bold) board.givens[cell] = each.digit;
    }
    return board;
}

std::optional<Board> in_order(const std::vector<Element>& elements) {
    std::map<std::string, std::vector<Digit>, std::less<>> by_name;
    for (const Element& element : elements) {
        by_name[std::string(name_of_tag(element.tag))].push_back(element.digit);
    }
    for (const auto& [name, digits] : by_name) {
        if (digits.size() != kCells) continue;
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) grid[cell] = digits[cell];
        if (grid.blanks() < kCells) return board_of(grid);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Board> read_marked_cells(std::string_view text) {
    const std::vector<Element> elements = elements_in(text);
    if (auto board = in_order(elements)) return board;
    return placed(elements);
}

}  // namespace retrace::text
