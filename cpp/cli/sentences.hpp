// The sentences that page and command share, by name, and the values in them.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/words.hpp"

namespace retrace::cli {

// A row of the table that the build makes of web/languages/*/shared.
struct Sentence {
    std::string_view path;  // "deductions/reason/x-wing"
    Words words;
};

// All of them, by path.
std::span<const Sentence> sentences();

// The sentence of that path; null where there is none.
const Words* find_sentence(std::string_view path);

// The text that stands for a name; nothing where nobody knows it.
using Values = std::function<std::optional<std::string>(std::string_view)>;

// With the values for {name}; {name|은/는} adds the first particle after a consonant, else the second.
std::string filled(std::string_view text, const Values& values);

// "table/name".
std::string path_to(std::string_view table, std::string_view name);

// A sentence in the locale's language. `path` is one of the table.
using NamedValues = std::initializer_list<std::pair<std::string_view, std::string>>;
std::string sentence_of(std::string_view path, NamedValues values = {});

}  // namespace retrace::cli
