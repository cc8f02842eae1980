// Parts a line into cells, and takes labels off.
#include "sudoku/text/odd_row.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "sudoku/text/characters.hpp"
#include "sudoku/text/field.hpp"
#include "sudoku/text/fields.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

// The line with ASCII signs for those that mean the same.
std::string plain_text(std::string_view line) {
    std::string text;
    while (!line.empty()) {
        const char32_t point = take_code_point(line);
        if (joins_the_sign_before(point)) continue;
        const Character character = classify(point);
        switch (character.meaning) {
            case Meaning::space:
                text += point == U'\t' ? '\t' : ' ';
                break;
            case Meaning::cell:
                text += character.digit != 0 ? static_cast<char>('0' + character.digit)
                        : point >= 0x80      ? (character.may_border ? '-' : '.')
                                             : static_cast<char>(point);
                break;
            case Meaning::separator:
                text += '|';
                break;
            default:
                text += to_utf8(point);
                break;
        }
    }
    return text;
}

std::vector<std::string_view> split(std::string_view text, char mark) {
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at] != mark) continue;
        parts.push_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    return parts;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(" \t|", at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(" \t|", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

// Between bars: what stands outside of the first and the last is nothing where it is empty.
std::vector<std::string_view> between_bars(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with('|')) text.remove_prefix(1);
    if (text.ends_with('|')) text.remove_suffix(1);
    std::vector<std::string_view> parts = split(text, '|');
    if (parts.size() > 10) {  // double bars between boxes
        std::vector<std::string_view> single;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool is_gap = parts[i].empty() && i % 4 == 3;
            if (!is_gap) single.push_back(parts[i]);
        }
        parts = single;
    }
    return parts;
}

std::vector<std::string_view> parts_of(std::string_view text, Parting parting) {
    switch (parting) {
        case Parting::tabs:
            return split(text, '\t');
        case Parting::commas:
            return split(text, ',');
        case Parting::semicolons:
            return split(text, ';');
        case Parting::bars:
            return between_bars(text);
        case Parting::spaces:
            return words_of(text);
    }
    return {};
}

bool is_letter_label(std::string_view part) {
    if (part.ends_with(':') || part.ends_with('.')) part.remove_suffix(1);
    if (part.size() == 2 &&
        (part[0] == 'r' || part[0] == 'R' || part[0] == 'c' || part[0] == 'C')) {
        return part[1] >= '1' && part[1] <= '9';
    }
    if (part.size() != 1) return false;
    return (part[0] >= 'A' && part[0] <= 'J') || (part[0] >= 'a' && part[0] <= 'j');
}

bool is_number_label(std::string_view part) {
    if (part.ends_with(':') || part.ends_with('.') || part.ends_with(')')) part.remove_suffix(1);
    return part.size() == 1 && part[0] >= '1' && part[0] <= '9';
}

// One cell: a digit, a blank, candidates, or what the player has entered ("u5").
bool read_cell(std::string_view part, std::size_t at, OddRow& row) {
    if (part.empty() || part == "?") return true;
    if (part.size() == 2 && part[0] == 'u' && part[1] >= '1' && part[1] <= '9') {
        row.entered[at] = true;
        part.remove_prefix(1);
    }
    if (part.size() == 1) {
        const Character character = classify(static_cast<unsigned char>(part[0]));
        if (character.meaning != Meaning::cell) return false;
        row.digits[at] = character.digit;
        return true;
    }
    const DigitSet candidates = read_candidates(part);
    if (candidates == kNoDigits) return false;
    if (size_of(candidates) == 1) {
        row.digits[at] = smallest(candidates);
    } else {
        row.candidates[at] = candidates;
    }
    return true;
}

bool is_columns_heading(const std::vector<std::string_view>& parts) {
    std::size_t letters = 0;
    for (const std::string_view part : parts) {
        if (part.empty()) continue;
        if (!is_letter_label(part) && !(part.size() == 2 && part[1] <= '9')) return false;
        if (!is_letter_label(part)) return false;
        ++letters;
    }
    return letters == 9;
}

bool is_border_of(std::string_view text) {
    return text.find_first_not_of("-+=*|: _") == std::string_view::npos &&
           text.find_first_of("-+=*") != std::string_view::npos;
}

}  // namespace

std::optional<OddRow> read_odd_row(std::string_view line, Parting parting) {
    const std::string text = plain_text(line);
    OddRow row;
    std::vector<std::string_view> parts = parts_of(text, parting);
    for (std::string_view& part : parts) part = unquoted(part);

    const auto is_dashes = [](std::string_view part) {
        return part.size() > 1 && part.find_first_not_of(":-=") == std::string_view::npos;
    };
    if (parting == Parting::bars && parts.size() >= 9 &&
        std::all_of(parts.begin(), parts.end(), is_dashes)) {
        row.kind = OddRow::Kind::border;
        return row;
    }
    if (is_columns_heading(parts)) {
        row.kind = OddRow::Kind::heading;
        return row;
    }
    const bool had_label_column = parts.size() >= 10;
    if (parts.size() == 11 && (is_letter_label(parts[0]) || is_number_label(parts[0])) &&
        parts[0] == parts[10]) {
        parts.pop_back();
    }
    if (parts.size() == 10) {
        const bool first = is_letter_label(parts[0]) || is_number_label(parts[0]);
        const bool last = is_letter_label(parts[9]);
        if (is_letter_label(parts[0]) || (first && !last)) {
            parts.erase(parts.begin());
            row.labelled = true;
        } else if (last) {
            parts.pop_back();
            row.labelled = true;
        } else if (parts[0].empty()) {  // the corner above labels
            parts.erase(parts.begin());
        } else if (parts[9].empty()) {
            parts.pop_back();
        }
    }
    if (parts.size() != 9) {
        const std::string_view all = trimmed(text);
        if (parting != Parting::tabs && is_border_of(all)) {
            row.kind = OddRow::Kind::border;
            return row;
        }
        return std::nullopt;
    }
    for (std::size_t at = 0; at < 9; ++at) {
        if (!read_cell(parts[at], at, row)) return std::nullopt;
    }
    row.blank =
        std::all_of(parts.begin(), parts.end(), [](std::string_view part) { return part.empty(); });
    row.ascends = true;
    for (std::size_t at = 0; at < 9; ++at) row.ascends &= row.digits[at] == at + 1;
    if (row.ascends && had_label_column && !row.labelled) row.kind = OddRow::Kind::heading;
    return row;
}

}  // namespace retrace::text
