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
        if (is_no_sign(point)) continue;
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
            case Meaning::horizontal:
                text += point >= 0x80 ? '-' : static_cast<char>(point);
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

// Between double bars, as wikis write them.
std::vector<std::string_view> split_by_two(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find("||"); at != std::string_view::npos; at = text.find("||")) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 2);
    }
    parts.push_back(text);
    return parts;
}

// Between bars: what stands outside of the first and the last is nothing where it is empty.
std::vector<std::string_view> between_bars(std::string_view text) {
    const std::string_view content = trimmed(text);
    if (content.starts_with("||") && content.ends_with("||") && content.size() > 4) {
        auto cells = split_by_two(content.substr(2, content.size() - 4));
        if (cells.size() >= 9) return cells;
    } else if (content.starts_with('|') && content.find("||") != std::string_view::npos) {
        auto cells = split_by_two(text.substr(text.find('|') + 1));
        if (cells.size() >= 9) return cells;
    }
    text = content;
    if (text.ends_with("|.")) text.remove_suffix(1);  // as LaTeX has it
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
        case Parting::ampersands:
            return split(text, '&');
        case Parting::spaces:
            return words_of(text);
    }
    return {};
}

// "A", "b:", "R3", "c4", and R's "[3,]" and "[,4]": the number of it from 0 on.
std::optional<int> letter_label(std::string_view part) {
    if (part.size() == 4 && part[0] == '[' && part[3] == ']') {
        const char number = part[1] == ',' ? part[2] : part[2] == ',' ? part[1] : '0';
        if (number < '1' || number > '9') return std::nullopt;
        return number - '1';
    }
    if (part.ends_with(':') || part.ends_with('.')) part.remove_suffix(1);
    if (part.size() == 2 && std::string_view("rRcC").find(part[0]) != std::string_view::npos) {
        if (part[1] < '1' || part[1] > '9') return std::nullopt;
        return part[1] - '1';
    }
    if (part.size() != 1) return std::nullopt;
    if (part[0] >= 'A' && part[0] <= 'J') return part[0] - 'A';
    if (part[0] >= 'a' && part[0] <= 'j') return part[0] - 'a';
    return std::nullopt;
}

std::optional<int> number_label(std::string_view part) {
    if (part.ends_with(':') || part.ends_with('.') || part.ends_with(')')) part.remove_suffix(1);
    if (part.size() != 1 || part[0] < '0' || part[0] > '9') return std::nullopt;
    return part[0] - '0';
}

void take_label(std::string_view part, OddRow& row) {
    row.labelled = true;
    const auto letter = letter_label(part);
    row.has_letter = letter.has_value();
    row.label = letter ? *letter : number_label(part).value_or(0);
}

// "6.0" and "NaN" of data frames, "**6**" of Markdown: as the sign that it means.
std::string_view plain_cell(std::string_view part) {
    constexpr std::string_view kMarks = "*_`";
    while (part.size() > 2 && part.front() == part.back() &&
           kMarks.find(part.front()) != std::string_view::npos) {
        part = part.substr(1, part.size() - 2);
    }
    if (part.size() == 3 && part.ends_with(".0")) return part.substr(0, 1);
    return is_nothing(part) ? "." : part;
}

// The sign of a cell that has one alone, which is no digit.
std::optional<char32_t> only_sign(std::string_view part) {
    const char32_t point = take_code_point(part);
    const Meaning meaning = classify(point).meaning;
    const bool may_be = meaning == Meaning::other || meaning == Meaning::horizontal;
    if (!part.empty() || !may_be) return std::nullopt;
    return point;
}

// One cell: a digit, a blank, candidates, or what the player has entered ("u5").
bool read_cell(std::string_view part, std::size_t at, bool may_be_blank, OddRow& row) {
    part = plain_cell(part);
    if (part.empty()) return true;
    row.has_mark |= part == "?" || part == "." || part == "0" || part == "_" || part == "-";
    if (part.size() == 2 && part[0] == 'u' && part[1] >= '1' && part[1] <= '9') {
        row.entered[at] = true;
        part.remove_prefix(1);
    }
    if (part.size() == 1) {
        const Character character = classify(static_cast<unsigned char>(part[0]));
        if (character.meaning == Meaning::cell) {
            row.digits[at] = character.digit;
            return true;
        }
    }
    if (const auto sign = only_sign(part); sign && may_be_blank) {
        if (row.blank_sign != 0 && row.blank_sign != *sign) return false;
        row.blank_sign = *sign;
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
        if (!letter_label(part)) return false;
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
    std::string text = plain_text(line);
    if (parting == Parting::ampersands) text.resize(std::min(text.find("\\\\"), text.size()));
    OddRow row;
    std::vector<std::string_view> parts = parts_of(text, parting);
    for (std::string_view& part : parts) part = unquoted(part);
    const auto has_zero = [](std::string_view part) {
        return part.size() == 2 && part.front() == '0';
    };
    if (std::all_of(parts.begin(), parts.end(), has_zero)) {  // "05 03 00"
        for (std::string_view& part : parts) part.remove_prefix(1);
    }

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
    if (parts.size() == 11 && (letter_label(parts[0]) || number_label(parts[0])) &&
        parts[0] == parts[10]) {
        parts.pop_back();
    }
    if (parts.size() == 10) {
        const bool first = letter_label(parts[0]) || number_label(parts[0]);
        const bool last = letter_label(parts[9]).has_value();
        if (letter_label(parts[0]) || (first && !last)) {
            take_label(parts[0], row);
            parts.erase(parts.begin());
        } else if (last) {
            take_label(parts[9], row);
            parts.pop_back();
        } else if (parts[0].empty()) {  // the corner above labels
            parts.erase(parts.begin());
        } else if (parts[9].empty()) {
            parts.pop_back();
        }
    }
    if (parting == Parting::tabs && parts.size() < 9 && !trimmed(text).empty()) {
        row.is_short = true;
        row.has_parts = parts.size() > 1;
        parts.resize(9);
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
        const bool may_be_blank = parting != Parting::spaces && row.has_parts;
        if (!read_cell(parts[at], at, may_be_blank, row)) return std::nullopt;
    }
    row.blank =
        std::all_of(parts.begin(), parts.end(), [](std::string_view part) { return part.empty(); });
    const std::size_t from = row.digits[1] == 1 ? 0 : 1;
    row.ascends = true;
    for (std::size_t at = 0; at < 9; ++at) row.ascends &= row.digits[at] == at + from;
    const bool is_heading = had_label_column || trimmed(text).starts_with("||");
    if (row.ascends && is_heading && !row.labelled) row.kind = OddRow::Kind::heading;
    return row;
}

}  // namespace retrace::text
