// Writes the man page from the tables that the parser reads.
#include "cli/manual.hpp"

#include <string_view>

#include "cli/command_table.hpp"
#include "cli/defaults.hpp"
#include "cli/layout.hpp"

namespace retrace::cli {
namespace {

// A text's own signs are not roff's; what stands in backticks is bold.
std::string roff(std::string_view text) {
    std::string out;
    bool is_bold = false;
    for (const char letter : text) {
        if (letter == '`') {
            out += is_bold ? "\\fR" : "\\fB";
            is_bold = !is_bold;
        } else if (letter == '-') {
            out += "\\-";
        } else if (letter == '\\') {
            out += "\\e";
        } else {
            out += letter;
        }
    }
    return out;
}

std::string line(std::string_view text) {
    // A line that begins with one of these would be a request.
    const bool hides = text.starts_with('.') || text.starts_with('\'');
    return (hides ? "\\&" : "") + roff(text) + '\n';
}

std::string paragraphs(std::string_view text) {
    std::string out;
    bool is_kept = false;
    for (const std::string_view each : lines_of(text)) {
        const bool keeps = each.starts_with(' ');
        if (keeps && !is_kept) out += ".PP\n.nf\n";
        if (!keeps && is_kept) out += ".fi\n";
        if (!keeps) out += ".PP\n";
        out += line(each);
        is_kept = keeps;
    }
    return out + (is_kept ? ".fi\n" : "");
}

std::string section(Text words) {
    return ".SH " + said(words) + '\n';
}

std::string about(const CommandRow& row) {
    std::string text = ".SS " + roff(usage_of(row)) + '\n' + paragraphs(said(row.about));
    for (const Option* option : row.options) {
        text += ".TP\n\\fB" + roff(option->name) + "\\fR";
        if (!option->value.empty()) text += " \\fI" + roff(option->value) + "\\fR";
        text += '\n' + line(with_defaults(said(option->help), row));
    }
    return text;
}

struct Example {
    Text words;
    std::string_view line;
};
constexpr Example kExamples[] = {
    {"command/manual/of-files", "retrace check --jobs all puzzles.txt"},
    {"command/manual/of-rows", "retrace rate --rows --format csv puzzles.csv > rated.csv"},
    {"command/manual/of-hints", "retrace hint --level where < puzzle.txt"},
    {"command/manual/of-orders", "retrace generate -n 10 --rating 3.0-4.4 --seed 7"}};

}  // namespace

std::string manual() {
    std::string text =
        R"(.TH RETRACE 1 "" "retrace )" + std::string(kVersion) + "\" \"User Commands\"\n";
    text +=
        section("command/manual/name") + "retrace \\- " + roff(said("command/about/title")) + '\n';
    text += section("command/manual/synopsis");
    text += "\\fBretrace\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n";
    text += section("command/manual/input-and-output") + paragraphs(said("command/about/input"));
    text += section("command/manual/commands");
    for (const CommandRow& row : command_table()) text += about(row);
    text += section("command/manual/examples");
    for (const auto& [words, example] : kExamples) {
        text += ".PP\n" + line(said(words)) + ".PP\n.nf\n" + line("    " + std::string(example)) +
                ".fi\n";
    }
    text += section("command/manual/exit-status");
    for (const auto& [code, words] : kExitCodes) {
        text += ".TP\n" + std::string(code) + '\n' + line(said(words));
    }
    text += section("command/manual/environment") + ".TP\nLC_ALL, LC_MESSAGES, LANG\n";
    return text + line(said("command/manual/languages"));
}

}  // namespace retrace::cli
