// Cells to cages: by the cell that arrows lead to, or by the number of the cage.
#include "varied/killers.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <vector>

#include "varied/fpuzzles_keys.hpp"
#include "varied/sheet.hpp"

namespace retrace::varied {
namespace {

constexpr int kSize = 9;
constexpr std::size_t kAll = 81;

struct Drawn {
    int sum;
    std::vector<Place> cells;
};

// By the first cell of each, or by its number.
using Cages = std::map<int, Drawn>;

ReadRules with_cages(const Cages& cages, bool has_diagonals) {
    Sheet sheet(kSize);
    sheet.begin("cages");
    sheet.add_regions();
    for (const auto& [number, cage] : cages) {
        if (cage.sum > 0) {
            sheet.add({Kind::cage, cage.cells, {cage.sum}});
        } else if (cage.cells.size() > 1) {
            sheet.add({Kind::cage, cage.cells});
        }
    }
    if (has_diagonals) add_board_rule(sheet, "diagonal+");
    if (has_diagonals) add_board_rule(sheet, "diagonal-");
    return sheet.finish();
}

// -1: it is no sum.
int sum_of(char sign) {
    if (sign >= '0' && sign <= '9') return sign - '0';
    if (sign >= 'A' && sign <= 'Z') return sign - 'A' + 10;
    if (sign >= 'a' && sign <= 'j') return sign - 'a' + 36;
    return -1;
}

struct Arrow {
    char sign;
    int down;
    int right;
};

constexpr std::array<Arrow, 8> kArrows{{{'<', 0, -1},
                                        {'>', 0, 1},
                                        {'^', -1, 0},
                                        {'v', 1, 0},
                                        {'`', -1, -1},
                                        {'\'', -1, 1},
                                        {',', 1, -1},
                                        {'.', 1, 1}}};

const Arrow* arrow_of(char sign) {
    const auto* arrow = std::find_if(kArrows.begin(), kArrows.end(),
                                     [sign](const Arrow& each) { return each.sign == sign; });
    return arrow == kArrows.end() ? nullptr : arrow;
}

// The cell with the sum that the arrows from a cell on lead to; nothing where they lead around or off the board.
std::optional<int> head_of(std::string_view line, int cell) {
    for (std::size_t steps = 0; steps < kAll; ++steps) {
        const Arrow* arrow = arrow_of(line[static_cast<std::size_t>(cell)]);
        if (arrow == nullptr) return cell;
        const int row = cell / kSize + arrow->down;
        const int column = cell % kSize + arrow->right;
        if (row < 0 || row >= kSize || column < 0 || column >= kSize) return std::nullopt;
        cell = row * kSize + column;
    }
    return std::nullopt;
}

}  // namespace

std::optional<ReadRules> read_arrowed_killer(std::string_view line) {
    if (line.size() != kAll) return std::nullopt;
    const auto is_sign = [](char sign) { return sum_of(sign) >= 0 || arrow_of(sign) != nullptr; };
    // Arrows that no puzzle of 81 signs has.
    const bool has_arrow = line.find_first_of("<>^") != std::string_view::npos;
    if (!has_arrow || !std::all_of(line.begin(), line.end(), is_sign)) return std::nullopt;
    Cages cages;
    for (std::size_t cell = 0; cell < kAll; ++cell) {
        const auto head = head_of(line, static_cast<int>(cell));
        if (!head) return Refusal{Refusal::Reason::cells, "cages"};
        Drawn& cage = cages[*head];
        cage.sum = sum_of(line[static_cast<std::size_t>(*head)]);
        cage.cells.push_back(static_cast<Place>(cell));
    }
    return with_cages(cages, false);
}

std::optional<ReadRules> read_sumocue(std::string_view line) {
    const bool has_diagonals = line.starts_with("3x3:d:k:");
    if (!has_diagonals && !line.starts_with("3x3::k:")) return std::nullopt;
    line.remove_prefix(line.find("k:") + 2);
    while (line.ends_with(':') || line.ends_with(' ')) line.remove_suffix(1);
    Cages cages;
    std::size_t cell = 0;
    for (; !line.empty(); ++cell) {
        int number = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        const auto length = static_cast<std::size_t>(end - line.data());
        const bool is_number = error == std::errc() && number >= 0 && number < 256 * 256;
        if (!is_number || (length < line.size() && line[length] != ':' && line[length] != ' ')) {
            return Refusal{Refusal::Reason::number, "cages"};
        }
        line.remove_prefix(std::min(length + 1, line.size()));
        if (cell >= kAll) break;
        // A number without a sum is of a cell alone.
        if (number < 256) continue;
        Drawn& cage = cages[number % 256];
        if (!cage.cells.empty() && cage.sum != number / 256) {
            return Refusal{Refusal::Reason::number, "cages"};
        }
        cage.sum = number / 256;
        cage.cells.push_back(static_cast<Place>(cell));
    }
    if (cell != kAll) return Refusal{Refusal::Reason::size};
    return with_cages(cages, has_diagonals);
}

}  // namespace retrace::varied
