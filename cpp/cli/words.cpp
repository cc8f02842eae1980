// The locale's language, and texts with values in them.
#include "cli/words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace retrace::cli {
namespace {

struct LanguageRow {
    std::string_view code;
    Language language;
};
constexpr std::array kLanguages{
    LanguageRow{"en", Language::english},
    LanguageRow{"ko", Language::korean},
};

}  // namespace

Language language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale = std::getenv(name);
        if (locale == nullptr || *locale == '\0') continue;
        const auto* row = std::find_if(kLanguages.begin(), kLanguages.end(), [&](const auto& each) {
            return std::string_view(locale).starts_with(each.code);
        });
        return row == kLanguages.end() ? Language::english : row->language;
    }
    return Language::english;
}

std::string said(const Words& words, std::initializer_list<std::string_view> values) {
    const std::string_view text = words.in(language());
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_place = text[at] == '{' && at + 2 < text.size() && text[at + 2] == '}';
        const std::size_t index = is_place ? static_cast<std::size_t>(text[at + 1] - '1') : 0;
        if (is_place && index < values.size()) {
            out += values.begin()[index];
            at += 2;
        } else {
            out += text[at];
        }
    }
    return out;
}

std::string replaced(std::string text, std::string_view name, std::string_view value) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size()) {
        text.replace(at, name.size(), value);
    }
    return text;
}

}  // namespace retrace::cli
