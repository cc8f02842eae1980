// Tells puzzles with rules from classic ones, once, by their line.
#include "cli/varied.hpp"

#include <algorithm>

#include "cli/slices.hpp"
#include "cli/texts.hpp"
#include "varied/answers.hpp"
#include "varied/plain.hpp"

namespace retrace::cli {
namespace {

constexpr std::size_t kMostCellsTold = 8;
constexpr std::size_t kLongestHead = 13;  // "3x3xk:" and others, before a colon

std::string name_of(const varied::Rules& rules, varied::Place cell) {
    return 'r' + std::to_string(cell / rules.columns + 1) + 'c' +
           std::to_string(cell % rules.columns + 1);
}

bool is_answer_known(const varied::Reading& reading, Output& output) {
    varied::Solving solving(reading.rules);
    run_through(solving, output, kVariedChoices);
    return varied::is_answer(solving, reading);
}

}  // namespace

std::optional<VariedPuzzle> read_varied(std::string_view line, std::size_t number, Origin origin) {
    if (auto plain = varied::read_plain(line)) {
        return VariedPuzzle{*std::move(plain), number, std::string(line), std::move(origin)};
    }
    // All others have one of these: most lines are asked nothing more.
    const auto has = [line](std::string_view part) {
        return line.find(part) != std::string_view::npos;
    };
    const bool may_be = has("N4Ig") || has("\"grid\"") || has("\"cells\"") || has("scl") ||
                        has("ctc") || has("~") || has("3x3:") || has("<") ||
                        line.substr(0, kLongestHead).find(':') != std::string_view::npos;
    if (!may_be) return std::nullopt;
    VariedPuzzle puzzle{varied::read(line), number, std::string(line), std::move(origin)};
    const auto* refusal = std::get_if<varied::Refusal>(&puzzle.read);
    if (refusal == nullptr) return puzzle;
    using Reason = varied::Refusal::Reason;
    const bool is_of_no_rule = refusal->reason == Reason::no_puzzle ||
                               refusal->reason == Reason::size ||
                               refusal->reason == Reason::classic;
    if (is_of_no_rule || refusal->found == "grid") return std::nullopt;
    return puzzle;
}

std::optional<VariedPuzzle> sukaku_of(const ParseError& fault, Origin origin) {
    if (fault.code != ParseErrorCode::sukaku) return std::nullopt;
    auto sukaku = varied::read_sukaku(fault.found);
    if (!sukaku) return std::nullopt;
    return VariedPuzzle{*std::move(sukaku), fault.line, fault.found, std::move(origin), true};
}

std::string refusal_text(const varied::Refusal& refusal) {
    using Reason = varied::Refusal::Reason;
    switch (refusal.reason) {
        case Reason::cells:
            return said("command/varied/cells", {refusal.found});
        case Reason::number:
            return said("command/varied/number", {refusal.found});
        case Reason::many:
            return said("command/varied/many");
        case Reason::drawing:
        case Reason::no_puzzle:
        case Reason::size:
        case Reason::rule:
        case Reason::classic:
            break;
    }
    return said("command/varied/rule", {refusal.found});
}

std::string text_of_solution(const varied::Solution& solution, bool are_letters) {
    std::string line;
    for (const std::uint8_t digit : solution) {
        line += static_cast<char>(are_letters  ? 'A' + digit - 1
                                  : digit < 10 ? '0' + digit
                                               : 'A' + digit - 10);
    }
    return line;
}

std::string unread_text(const varied::Reading& reading) {
    std::string list;
    for (const varied::Unread& each : reading.unread) {
        list += (list.empty() ? "" : "; ") + each.name;
        const std::size_t shown = std::min(each.cells.size(), kMostCellsTold);
        for (std::size_t i = 0; i < shown; ++i) {
            list += (i == 0 ? " (" : " ") + name_of(reading.rules, each.cells[i]);
        }
        if (shown < each.cells.size()) list += " …";
        if (shown > 0) list += ')';
    }
    return said("command/varied/unread", {list});
}

Record record_of(const RecordForm& form, const VariedPuzzle& puzzle) {
    Record record(form);
    record.add(puzzle.origin, puzzle.line);
    const std::string& title = std::get<varied::Reading>(puzzle.read).title;
    if (!title.empty()) record.add("name", title);
    record.add("puzzle", puzzle.text);
    return record;
}

AnswerVaried varied_by(RecordForm form, DescribeVaried describe) {
    return [form, describe = std::move(describe)](const VariedPuzzle& puzzle, Output& output) {
        const auto& reading = std::get<varied::Reading>(puzzle.read);
        Record record = record_of(form, puzzle);
        ExitCode exit_code = ExitCode::success;
        if (reading.unread.empty() || is_answer_known(reading, output)) {
            exit_code = describe(reading, record, output);
        } else {
            record.add("result", "unchecked");
            record.say("unchecked\n");
        }
        if (!reading.unread.empty()) {
            exit_code = ExitCode::bad_input;
            record.add("code", "unknown-rules");
            record.add("error", unread_text(reading));
        }
        if (output.is_open()) output.write(record.line());
        return exit_code;
    };
}

std::string unanswered(const RecordForm& form, const VariedPuzzle& puzzle,
                       std::string_view reason) {
    Record record(form);
    record.say("error\n");
    record.add(puzzle.origin, puzzle.line);
    record.add("column", std::uint64_t{1});
    record.add("result", "error");
    record.add("code", "unknown-rules");
    record.add("error", reason);
    return record.line();
}

}  // namespace retrace::cli
