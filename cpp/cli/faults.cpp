// Fills the sentences of cpp/words/*/{text,recording}-faults.json.
#include "cli/faults.hpp"

#include <string_view>
#include <vector>

#include "cli/texts.hpp"
#include "sudoku/text/rules.hpp"

namespace retrace::cli {
namespace {

// "killer cages, a diagonal": a rule that nobody knows is named by its own key.
std::string rules_text(const std::vector<std::string>& rules) {
    std::string text;
    for (const std::string& rule : rules) {
        const auto known = Text::find(path_to("rule-names", rule));
        text += text.empty() ? "" : ", ";
        text += known ? known->in(language()) : std::string_view(rule);
    }
    return text;
}

// "1 cell", "80 cells".
std::string counted(std::string_view one, std::string_view many, const std::string& count) {
    const std::string_view path = count == "1" ? one : many;
    return sentence_of(path, {{"count", count}});
}

// The name of the sentence among those of text faults.
std::string_view name_of_sentence(const ParseError& error) {
    switch (error.code) {
        case ParseErrorCode::too_few_cells:
        case ParseErrorCode::too_many_cells:
            return error.expected == kCells ? "line" : "row";
        case ParseErrorCode::too_few_lines:
        case ParseErrorCode::too_many_lines:
            return "rows";
        default:
            return name_of(error.code);
    }
}

}  // namespace

std::string fault_text(const ParseError& error) {
    const bool has_rules = error.code == ParseErrorCode::unknown_rules;
    const std::string found = has_rules ? rules_text(text::parted(error.found)) : error.found;
    const std::string finding = path_to("text-findings", name_of_sentence(error));
    return sentence_of(
        Text::find(finding) ? finding : path_to("text-faults", name_of_sentence(error)),
        {{"found", found},
         {"cells", counted("text-faults/one-cell", "text-faults/many-cells", error.found)},
         {"rows", counted("text-faults/one-row", "text-faults/many-rows", error.found)}});
}

std::string fault_text(const trace::Error& error) {
    return sentence_of(path_to("recording-faults", name_of(error.code)),
                       {{"found", error.found},
                        {"expected", std::to_string(error.expected)},
                        {"cell", cell_name(error.choice.cell)},
                        {"digit", std::to_string(error.choice.digit)},
                        {"there", std::to_string(error.there)},
                        {"peer", cell_name(error.peer)}});
}

}  // namespace retrace::cli
