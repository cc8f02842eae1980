// Writes the man page from the tables that the parser reads.
#include "cli/manual.hpp"

#include <string_view>

#include "cli/about_words.hpp"
#include "cli/defaults.hpp"
#include "cli/layout.hpp"
#include "cli/option_table.hpp"

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

std::string section(const Words& words) {
    return ".SH " + said(words) + '\n';
}

std::string about(const CommandRow& row) {
    std::string text = ".SS " + roff(usage_of(row)) + '\n' + paragraphs(said(row.about));
    for (const Option* option : options_of(row.command)) {
        text += ".TP\n\\fB" + roff(option->name) + "\\fR";
        if (!option->value.empty()) text += " \\fI" + roff(option->value) + "\\fR";
        text += '\n' + line(with_defaults(said(option->help), row.command));
    }
    return text;
}

}  // namespace

std::string manual() {
    std::string text = R"(.TH RETRACE 1 "" "retrace )" + std::string(kVersion) + "\"\n";
    text += section({"NAME", "이름"}) + "retrace \\- " + roff(said(kTitle)) + '\n';
    text += section({"SYNOPSIS", "사용법"});
    text += "\\fBretrace\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n";
    text += section({"INPUT AND OUTPUT", "입력과 출력"}) + paragraphs(said(kInput));
    text += section({"COMMANDS", "명령"});
    for (const CommandRow& row : command_table()) text += about(row);
    text += section({"EXIT STATUS", "종료 코드"});
    for (const auto& [code, words] : kExitCodes) {
        text += ".TP\n" + std::string(code) + '\n' + line(said(words));
    }
    text += section({"ENVIRONMENT", "환경 변수"}) + ".TP\nLC_ALL, LC_MESSAGES, LANG\n";
    return text +
           line(said({"The language of help and errors: Korean where the first that is set "
                      "begins with `ko`, English otherwise.",
                      "도움말과 오류의 언어: 먼저 설정된 값이 `ko`로 시작하면 한국어, 아니면 "
                      "영어입니다."}));
}

}  // namespace retrace::cli
