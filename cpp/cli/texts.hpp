// The texts that the command says: by their paths in cpp/words/<code>/*.json, in the locale's language.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/text_paths_made.hpp"

namespace retrace::cli {

// The index of a path among all; their number where there is no text of that path.
constexpr std::size_t index_of_text(std::string_view path) {
    const auto* const found = std::ranges::lower_bound(kTextPaths, path);
    const bool is_there = found != std::end(kTextPaths) && *found == path;
    return static_cast<std::size_t>((is_there ? found : std::end(kTextPaths)) - kTextPaths);
}

// No function of a constant expression: the compiler's message names it, and with it the path.
inline void words_lack_this_text(std::string_view) {}

// "command/usage/no-command". One that cpp/words lacks does not compile.
class Text {
  public:
    consteval Text(const char* path) : index_(index_of_text(path)) {
        if (index_ == std::size(kTextPaths)) words_lack_this_text(path);
    }
    // "commands/solve/about".
    consteval Text(std::string_view table, std::string_view name, std::string_view column)
        : Text(joined(table, name, column).data()) {}

    static std::optional<Text> find(std::string_view path);

    std::string_view path() const { return kTextPaths[index_]; }
    std::string_view in(std::size_t language) const;

  private:
    explicit Text(std::size_t index) : index_(index) {}

    static constexpr std::array<char, 128> joined(std::string_view table, std::string_view name,
                                                  std::string_view column) {
        std::array<char, 128> path{};
        auto* end = std::ranges::copy(table, path.data()).out;
        *end++ = '/';
        end = std::ranges::copy(name, end).out;
        *end++ = '/';
        std::ranges::copy(column, end);
        return path;
    }

    std::size_t index_;
};

// The codes of all languages, English first.
std::span<const std::string_view> language_codes();

// The index of the language of messages, as POSIX has it: of LC_ALL, LC_MESSAGES and LANG the first that is set and not
// empty. English where there are no texts in it.
std::size_t language();

// In the locale's language, with the values for {1}, {2} and so on.
std::string said(Text text, std::initializer_list<std::string_view> values = {});

// `text` with every `name` replaced.
std::string replaced(std::string text, std::string_view name, std::string_view value);

// The text that stands for a name; nothing where nobody knows it.
using Values = std::function<std::optional<std::string>(std::string_view)>;

// With the values for {name}; {name|은/는} adds the first particle after a consonant, else the second.
std::string filled(std::string_view text, const Values& values);

// "table/name".
std::string path_to(std::string_view table, std::string_view name);

// A text with named values in the locale's language; `path` is one of a text.
using NamedValues = std::initializer_list<std::pair<std::string_view, std::string>>;
std::string sentence_of(std::string_view path, NamedValues values = {});

}  // namespace retrace::cli
