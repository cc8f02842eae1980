// Steps, rules and cells by the names that other programs have for them.
#include "cli/varied_hint.hpp"

#include <string>

#include "cli/texts.hpp"
#include "sudoku/bits.hpp"
#include "varied/board.hpp"
#include "varied/hint.hpp"
#include "varied/kinds.hpp"

namespace retrace::cli {
namespace {

std::string cell_text(const varied::Rules& rules, varied::Place cell) {
    return 'r' + std::to_string(cell / rules.columns + 1) + 'c' +
           std::to_string(cell % rules.columns + 1);
}

std::string removed_text(const varied::Rules& rules, const varied::Candidates& removed) {
    std::string text;
    for (std::size_t i = 0; i < removed.cells.size(); ++i) {
        text += (i > 0 ? ", " : "") + cell_text(rules, removed.cells[i]) + "<>";
        std::string_view before;
        for (varied::Digits rest = removed.digits[i]; rest != 0; rest &= rest - 1) {
            text += std::string(before) + std::to_string(varied::least_of(rest));
            before = ",";
        }
    }
    return text;
}

// `cage r1c1 r1c2: r1c1<>4,8`, one behind the other.
std::string reason_text(const varied::Rules& rules, const varied::Hint& hint) {
    std::string text;
    for (const varied::Removal& each : hint.removals) {
        if (!text.empty()) text += "; ";
        const bool is_rule = each.by == varied::Removal::By::rule;
        text += is_rule ? varied::row_of(rules.rules[each.index].kind).name : "locked";
        for (const varied::Place cell : each.before.cells) text += ' ' + cell_text(rules, cell);
        text += ": " + removed_text(rules, each.removed);
    }
    return text;
}

std::string_view name_of(varied::Hint::Step step) {
    switch (step) {
        case varied::Hint::Step::only_digit:
            return "only-digit";
        case varied::Hint::Step::only_place:
            return "only-place";
        case varied::Hint::Step::removal:
            break;
    }
    return "removal";
}

void add(const varied::Rules& rules, const varied::Hint& hint, HintLevel level, Record& record) {
    const bool is_removal = hint.step == varied::Hint::Step::removal;
    const auto place =
        cell_text(rules, is_removal ? hint.removals.back().removed.cells.front() : hint.cell);
    record.add("technique", name_of(hint.step));
    record.say(name_of(hint.step));
    if (level >= HintLevel::where) {
        record.add("place", place);
        record.say(said("command/hint/place", {place}));
    }
    if (level >= HintLevel::what) {
        const auto effect = is_removal ? removed_text(rules, hint.removals.back().removed)
                                       : place + '=' + std::to_string(hint.digit);
        record.add("effect", effect);
        record.say(": " + effect);
    }
    if (level >= HintLevel::why) {
        const auto reason = reason_text(rules, hint);
        record.add("reason", reason);
        if (!reason.empty()) record.say(" | " + reason);
    }
}

}  // namespace

AnswerVaried varied_hints(const Arguments& arguments, Columns columns) {
    return varied_by(
        form_of(arguments, columns),
        [level = arguments.level](const varied::Reading& reading, Record& record, Output&) {
            const auto& candidates = reading.rules.candidates;
            std::vector<std::uint8_t> board;
            bool is_full = true;
            for (const varied::Digits each : candidates) {
                const bool is_given = has_one_bit(each);
                board.push_back(static_cast<std::uint8_t>(is_given ? varied::least_of(each) : 0));
                is_full &= is_given;
            }
            const auto hint = varied::find_hint(reading.rules, board);
            record.add("result", hint ? "step" : is_full ? "solved" : "search");
            if (hint) {
                add(reading.rules, *hint, level, record);
            } else {
                record.say(is_full ? "solved" : said("command/varied/no-step"));
            }
            record.say("\n");
            return ExitCode::success;
        });
}

}  // namespace retrace::cli
