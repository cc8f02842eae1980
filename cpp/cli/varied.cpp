// Tells puzzles with rules from classic ones, once, by their line.
#include "cli/varied.hpp"

#include "cli/texts.hpp"
#include "varied/plain.hpp"

namespace retrace::cli {

std::optional<VariedPuzzle> read_varied(std::string_view line, std::size_t number, Origin origin) {
    if (auto plain = varied::read_plain(line)) {
        return VariedPuzzle{*std::move(plain), number, std::string(line), std::move(origin)};
    }
    // All others have one of these: most lines are asked nothing more.
    const auto has = [line](std::string_view part) {
        return line.find(part) != std::string_view::npos;
    };
    const bool may_be = has("N4Ig") || has("\"grid\"") || has("~") || has("3x3:") || has("<");
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
            return said("command/varied/drawing", {refusal.found});
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

AnswerVaried varied_by(RecordForm form, DescribeVaried describe) {
    return [form, describe = std::move(describe)](const VariedPuzzle& puzzle, Output& output) {
        const auto& reading = std::get<varied::Reading>(puzzle.read);
        Record record(form);
        record.add(puzzle.origin, puzzle.line);
        if (!reading.title.empty()) record.add("name", reading.title);
        record.add("puzzle", puzzle.text);
        const ExitCode exit_code = describe(reading, record, output);
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
