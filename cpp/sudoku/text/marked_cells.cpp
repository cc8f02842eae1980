// Keeps what stands between a tag and the next one that closes it.
#include "sudoku/text/markup.hpp"

#include <algorithm>
#include <array>
#include <cmath>
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

// The smallest gap between lines; 0 where there is one line alone.
double gap_in(const std::vector<double>& lines) {
    double gap = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const double here = lines[i] - lines[i - 1];
        if (gap == 0 || here < gap) gap = here;
    }
    return gap;
}

// Where a row or column has no digit, the others are those that they are from the middle of the drawing.
std::optional<std::vector<double>> nine_lines(const std::vector<double>& lines, double middle,
                                              double gap) {
    if (lines.size() == 9) return lines;
    if (lines.empty() || lines.size() > 9 || middle <= 0 || gap <= 0) return std::nullopt;
    const double first = lines.front();
    // The digits stand up to half a cell beside the middle of their cells.
    const auto before = static_cast<int>(std::floor((first - middle) / gap + 4.5));
    std::vector<double> nine;
    nine.reserve(9);
    for (int line = 0; line < 9; ++line) nine.push_back(first + (line - before) * gap);
    const bool are_all = std::all_of(lines.begin(), lines.end(), [&](double line) {
        return std::any_of(nine.begin(), nine.end(), [&](double each) {
            return line - each < gap / 8 && each - line < gap / 8;
        });
    });
    return are_all && before >= 0 ? std::optional(nine) : std::nullopt;
}

// "0 0 564 564": half of the width and of the height; 0 where the drawing does not tell.
struct Middle {
    double x = 0;
    double y = 0;
};

Middle middle_of(std::string_view text) {
    constexpr std::string_view kView = "viewBox=\"";
    const std::size_t at = text.find(kView);
    if (at == std::string_view::npos) return {};
    std::string_view view = text.substr(at + kView.size());
    view = view.substr(0, view.find('"'));
    std::array<double, 4> sides{};
    for (double& side : sides) {
        view.remove_prefix(std::min(view.find_first_not_of(" ,"), view.size()));
        const std::string_view word = view.substr(0, view.find_first_of(" ,"));
        const bool is_negative = word.starts_with('-');
        const auto number = plain_number(word.substr(is_negative ? 1 : 0));
        if (!number) return {};
        side = is_negative ? -*number : *number;
        view.remove_prefix(word.size());
    }
    return {sides[0] + sides[2] / 2, sides[1] + sides[3] / 2};
}

std::optional<Board> placed(const std::vector<Element>& elements, const Middle& middle) {
    const std::vector<PlacedDigit> digits = digits_in(elements);
    std::vector<double> across;
    std::vector<double> down;
    for (const PlacedDigit& each : digits) {
        across.push_back(each.x);
        down.push_back(each.y);
    }
    const std::vector<double> some_columns = lines_of(std::move(across));
    const std::vector<double> some_rows = lines_of(std::move(down));
    const double gap = std::min(gap_in(some_columns), gap_in(some_rows));
    const auto columns = nine_lines(some_columns, middle.x, gap);
    const auto rows = nine_lines(some_rows, middle.y, gap);
    if (!columns || !rows) return std::nullopt;
    const bool any_bold = std::any_of(digits.begin(), digits.end(),
                                      [](const PlacedDigit& each) { return each.is_bold; });
    Board board;
    for (const PlacedDigit& each : digits) {
        const Cell cell =
            cell_at(line_at(*rows, each.y + gap / 4), line_at(*columns, each.x + gap / 4));
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
    return placed(elements, middle_of(text));
}

}  // namespace retrace::text
