// Looks for the tags and attributes that matter, and passes over all others.
#include "sudoku/text/markup.hpp"

#include <algorithm>
#include <string>

namespace retrace::text {
namespace {

std::string_view between(std::string_view text, std::string_view begin, std::string_view end) {
    const std::size_t from = text.find(begin);
    if (from == std::string_view::npos) return {};
    text.remove_prefix(from + begin.size());
    return text.substr(0, text.find(end));
}

std::string_view attribute(std::string_view tag, std::string_view name) {
    return between(tag, std::string(name) + "=\"", "\"");
}

bool is_decimal(std::string_view text) {
    return !text.empty() && text.size() < 6 &&
           text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "1,4,7," as version 1 has it, or a number whose bits are the digits.
DigitSet note_of(std::string_view text) {
    DigitSet digits = kNoDigits;
    if (text.find(',') == std::string_view::npos) {
        if (!is_decimal(text)) return digits;
        unsigned bits = 0;
        for (const char c : text) bits = bits * 10 + static_cast<unsigned>(c - '0');
        return static_cast<DigitSet>(bits & kAllDigits);
    }
    for (const char c : text) {
        if (c >= '1' && c <= '9') digits |= set_of(static_cast<Digit>(c - '0'));
    }
    return digits;
}

}  // namespace

std::vector<Finding> read_ksudoku(std::string_view text) {
    const std::string_view graph = between(text, "<graph", ">");
    const std::string_view values = between(text, "<values>", "</values>");
    if (values.empty()) return {};
    Finding finding;
    finding.beside.name = attribute(graph, "name");
    std::vector<std::string>& rules = finding.beside.rules;
    const std::string_view order = attribute(graph, "order");
    if (!order.empty() && order != "9") rules.emplace_back("size");
    if (text.find("<cage") != std::string_view::npos) rules.emplace_back("killer");
    const std::string_view kind = attribute(graph, "specific-type");
    if (text.find("<clique") != std::string_view::npos || (!kind.empty() && kind != "Plain")) {
        rules.emplace_back(kind.empty() || kind == "Jigsaw" ? "jigsaw" : std::string(kind));
    }
    if (values.size() != kCells) {
        return rules.empty() ? std::vector<Finding>() : std::vector<Finding>{finding};
    }
    for (std::size_t i = 0; i < kCells; ++i) {
        // Column by column; 'b' is 1.
        const auto cell = static_cast<Cell>(i % 9 * 9 + i / 9);
        const char c = values[i];
        if (c >= 'b' && c <= 'j') {
            finding.board.givens[cell] = static_cast<Digit>(c - 'a');
        } else if (c != '_' && c != '.') {
            return {};
        }
    }
    finding.board.digits = finding.board.givens;
    return {finding};
}

std::vector<Finding> read_kept_game(std::string_view line) {
    constexpr std::string_view kVersion = "version: ";
    std::vector<Finding> found;
    for (std::size_t at = line.find(kVersion); at != std::string_view::npos;
         at = line.find(kVersion, at + 1)) {
        std::string_view rest = line.substr(at + kVersion.size());
        rest.remove_prefix(std::min(rest.find_first_not_of("0123456789"), rest.size()));
        for (const std::string_view feed : {"&#10;", "&#xA;", "\\n", " "}) {
            if (rest.starts_with(feed)) rest.remove_prefix(feed.size());
        }
        std::vector<std::string_view> parts;
        while (parts.size() <= std::size_t{kCells} * 4) {
            const std::size_t end = rest.find_first_of("|\"<");
            if (end == std::string_view::npos || rest[end] != '|') break;
            parts.push_back(rest.substr(0, end));
            rest.remove_prefix(end + 1);
        }
        const std::size_t per_cell =
            parts.size() / kCells;  // later versions have centre notes, too
        if (parts.size() % kCells != 0 || per_cell < 3 || per_cell > 4) continue;
        Board board;
        for (std::size_t i = 0; i < kCells; ++i) {
            const std::string_view* part = &parts[i * per_cell];
            const auto cell = static_cast<Cell>(i);
            if (part[0].size() != 1 || part[0][0] < '0' || part[0][0] > '9') return found;
            board.digits[cell] = static_cast<Digit>(part[0][0] - '0');
            const bool is_given = part[per_cell - 1] == "0";
            if (is_given) board.givens[cell] = board.digits[cell];
            if (board.digits[cell] != 0) continue;
            board.marks.corner[cell] = note_of(part[1]);
            if (per_cell > 3) board.marks.centre[cell] = note_of(part[2]);
        }
        found.push_back({board, {}});
    }
    return found;
}

}  // namespace retrace::text
