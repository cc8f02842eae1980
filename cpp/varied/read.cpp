// Tells by which form a whole text is read.
#include <algorithm>
#include <cstddef>
#include <string>

#include "sudoku/text/lines.hpp"
#include "varied/fpuzzles.hpp"
#include "varied/iss.hpp"
#include "varied/killers.hpp"
#include "varied/plain.hpp"
#include "varied/sudokupad.hpp"
#include "varied/tatham.hpp"

namespace retrace::varied {
namespace {

// As many rows as each has signs, in lines or between slashes, as one line; the text itself where it is nothing of the kind.
std::string in_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '/', '\n');
    std::string signs;
    std::size_t rows = 0;
    std::size_t width = 0;
    bool is_square = true;
    for (std::string_view left = text; !left.empty();) {
        const std::size_t before = signs.size();
        for (const char sign : text::take_line(left)) {
            if (sign != ' ' && sign != '\t') signs += sign;
        }
        const std::size_t length = signs.size() - before;
        if (length == 0) continue;
        is_square &= ++rows == 1 || length == width;
        width = length;
    }
    return is_square && rows == width ? signs : text;
}

std::string_view without_blanks_around(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

}  // namespace

ReadRules read(std::string_view text) {
    text = without_blanks_around(text);
    constexpr std::size_t kLongestGrid = 4 * kMostCells;  // spaces among its signs, and line ends
    if (text.size() <= kLongestGrid) {
        const std::string line = in_one_line(std::string(text));
        if (auto plain = read_plain(line)) return *std::move(plain);
        if (auto sukaku = read_sukaku(line)) return *std::move(sukaku);
    }
    for (const auto& read : {read_arrowed_killer, read_sumocue, read_iss, read_tatham}) {
        if (auto rules = read(text)) return *std::move(rules);
    }
    const auto json = setter_json_in(text);
    if (!json) return Refusal{Refusal::Reason::no_puzzle};
    auto read = json->at("grid") != nullptr ? read_fpuzzles(*json) : read_sudokupad(*json);
    const auto* reading = std::get_if<Reading>(&read);
    // A puzzle in the making may have no rule yet.
    const bool is_draft = json->at("rules") != nullptr;
    if (reading != nullptr && !is_draft && reading->unread.empty() && is_classic(reading->rules)) {
        return Refusal{Refusal::Reason::classic};
    }
    return read;
}

}  // namespace retrace::varied
