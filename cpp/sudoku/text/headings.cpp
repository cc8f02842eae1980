// Counts columns, and knows the words that commands answer with.
#include "sudoku/text/headings.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sudoku/text/fields.hpp"
#include "sudoku/text/trimmed.hpp"

namespace retrace::text {

std::size_t count_columns(std::string_view text) {
    bool quoted = false;
    char mark = 0;
    std::size_t columns = 1;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (mark == 0 && (c == '\t' || c == ';' || c == ',')) mark = c;
        columns += mark != 0 && c == mark ? 1 : 0;
    }
    const bool may_be_words = columns < 3 && text.find(' ') != std::string_view::npos &&
                              text.find('"') == std::string_view::npos;
    return mark == 0 || may_be_words ? 0 : columns;
}

std::optional<NameColumn> name_column_in(std::string_view heading) {
    constexpr std::array<std::string_view, 5> kNames{"name", "title", "puzzle_name", "이름",
                                                     "제목"};
    constexpr std::uint32_t kMost = 63;
    if (count_columns(trimmed(heading)) < 2) return std::nullopt;
    const auto columns = columns_of(trimmed(heading));
    NameColumn names;
    if (columns.size() > kMost) return names;
    names.of = static_cast<std::uint32_t>(columns.size());
    for (std::size_t i = columns.size(); i-- > 0;) {
        std::string word(unquoted(columns[i]));
        for (char& c : word) {
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
        if (std::find(kNames.begin(), kNames.end(), word) == kNames.end()) continue;
        names.column = static_cast<std::uint32_t>(i + 1);
    }
    return names;
}

bool can_be_name(std::string_view text) {
    constexpr std::array<std::string_view, 5> kAnswers{"error", "none", "several", "unique",
                                                       "contradiction"};
    text = trimmed(text);
    if (std::find(kAnswers.begin(), kAnswers.end(), text) != kAnswers.end()) return false;
    const bool is_fence = text.starts_with("```") || text.starts_with("~~~");
    constexpr std::string_view kMarkup = "<{[|\\";
    constexpr std::string_view kOpeners = "([{=";
    return !text.empty() && !is_fence && kMarkup.find(text.front()) == std::string_view::npos &&
           kOpeners.find(text.back()) == std::string_view::npos;
}

}  // namespace retrace::text
