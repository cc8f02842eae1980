// Parts between commas: the grid, the borders of a jigsaw's pieces, the borders of cages, and their sums.
#include "varied/tatham.hpp"

#include <charconv>
#include <map>

#include "varied/fpuzzles_keys.hpp"
#include "varied/ranges.hpp"
#include "varied/sheet.hpp"

namespace retrace::varied {
namespace {

std::optional<int> take_whole(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::string_view take_part(std::string_view& text) {
    const std::size_t end = std::min(text.find(','), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

// Letters count blanks; numbers beside each other are parted by `_`.
std::optional<std::vector<int>> numbers_in(std::string_view text, std::size_t cells) {
    std::vector<int> numbers;
    while (!text.empty() && numbers.size() <= cells) {
        const char sign = text.front();
        if (sign >= 'a' && sign <= 'z') {
            numbers.resize(numbers.size() + static_cast<std::size_t>(sign - 'a' + 1));
            text.remove_prefix(1);
        } else if (sign == '_') {
            text.remove_prefix(1);
        } else {
            const auto number = take_whole(text);
            if (!number || *number < 1) return std::nullopt;
            numbers.push_back(*number);
        }
    }
    if (numbers.size() != cells || !text.empty()) return std::nullopt;
    return numbers;
}

// The number of each cell's block, from the lengths of runs without a border: first from column to column, row by row, then from
// row to row, column by column.
std::optional<std::vector<int>> blocks_in(std::string_view text, int size) {
    constexpr int kLongest = 25;
    const int inner = size - 1;
    const int borders = 2 * size * inner;
    std::vector<int> block(static_cast<std::size_t>(size * size));
    for (std::size_t i = 0; i < block.size(); ++i) block[i] = static_cast<int>(i);
    const auto join = [&](int at) {
        const bool is_across = at < size * inner;
        const int line = at / inner - (is_across ? 0 : size);
        const int place = at % inner;
        const int first = is_across ? line * size + place : place * size + line;
        const int from = block[static_cast<std::size_t>(first + (is_across ? 1 : size))];
        const int to = block[static_cast<std::size_t>(first)];
        std::replace(block.begin(), block.end(), from, to);
    };
    int at = 0;
    for (const char sign : text) {
        if (sign != '_' && (sign < 'a' || sign > 'z')) return std::nullopt;
        const bool goes_on = sign == 'z';
        const int run = sign == '_' ? 0 : goes_on ? kLongest : sign - 'a' + 1;
        if (at + run > borders) return std::nullopt;
        for (int i = 0; i < run; ++i) join(at++);
        if (!goes_on) ++at;
    }
    // The last run ends behind the board.
    if (at != borders + 1) return std::nullopt;
    return block;
}

// In the order of their first cells.
std::map<int, std::vector<Place>> cells_by(const std::vector<int>& block) {
    std::map<int, std::vector<Place>> cells;
    for (const Place cell : places(block.size())) cells[block[cell]].push_back(cell);
    return cells;
}

ReadRules read_board(std::string_view text, int size, int box_rows, std::string_view kinds) {
    const auto cells = static_cast<std::size_t>(size * size);
    const auto has = [kinds](char kind) { return kinds.find(kind) != std::string_view::npos; };
    Sheet sheet(size);
    sheet.begin("grid");
    const auto givens = numbers_in(take_part(text), cells);
    if (!givens) return Refusal{Refusal::Reason::number, "grid"};
    for (const Place cell : places(cells)) {
        const int digit = (*givens)[cell];
        if (digit > size) return Refusal{Refusal::Reason::number, "grid"};
        if (digit > 0) sheet.restrict(cell, digit_bit(digit));
    }
    if (has('j')) {
        const auto pieces = blocks_in(take_part(text), size);
        if (!pieces) return Refusal{Refusal::Reason::cells, "jigsaw"};
        std::vector<int> region_of(cells);
        int number = 0;
        for (const auto& [first, piece] : cells_by(*pieces)) {
            if (piece.size() != static_cast<std::size_t>(size)) {
                return Refusal{Refusal::Reason::cells, "jigsaw"};
            }
            for (const Place cell : piece) region_of[cell] = number;
            ++number;
        }
        sheet.set_regions(std::move(region_of));
    } else {
        sheet.set_regions(boxes(size, box_rows));
    }
    sheet.add_regions();
    if (has('k')) {
        sheet.begin("cages");
        const auto cages = blocks_in(take_part(text), size);
        const auto sums = numbers_in(take_part(text), cells);
        if (!cages || !sums) return Refusal{Refusal::Reason::cells, "cages"};
        for (const auto& [number, cage] : cells_by(*cages)) {
            const int sum = (*sums)[cage[0]];
            if (sum > 0) sheet.add({Kind::cage, cage, {sum}});
            if (sum == 0 && cage.size() > 1) sheet.add({Kind::cage, cage});
        }
    }
    if (has('x')) add_board_rule(sheet, "diagonal+");
    if (has('x')) add_board_rule(sheet, "diagonal-");
    if (!text.empty()) return Refusal{Refusal::Reason::cells, "grid"};
    return sheet.finish();
}

}  // namespace

std::optional<ReadRules> read_tatham(std::string_view text) {
    constexpr std::size_t kLongest = 12;
    const std::size_t colon = text.find(':');
    if (colon > kLongest) return std::nullopt;
    std::string_view head = text.substr(0, colon);
    const auto columns = take_whole(head);
    if (!columns || *columns < 1 || *columns > kMostDigits) return std::nullopt;
    int rows = 1;
    if (head.size() > 1 && head[0] == 'x' && head[1] >= '0' && head[1] <= '9') {
        head.remove_prefix(1);
        rows = take_whole(head).value_or(0);
    }
    const bool is_known = head.find_first_not_of("xjk") == std::string_view::npos;
    if (!is_known || rows < 1 || rows > kMostDigits) return std::nullopt;
    const bool is_jigsaw = head.find('j') != std::string_view::npos;
    // Boxes are as high as there are boxes side by side.
    const int size = *columns * rows;
    const bool is_classic = head.empty() && *columns == 3 && rows == 3;
    if (is_classic || (rows == 1 && !is_jigsaw)) return std::nullopt;
    if (size < 2 || size > kMostDigits) return Refusal{Refusal::Reason::size};
    return read_board(text.substr(colon + 1), size, *columns, head);
}

}  // namespace retrace::varied
