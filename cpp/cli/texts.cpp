// Looks texts up, and puts values with Korean particles into them.
#include "cli/texts.hpp"

#include <cassert>
#include <cstdint>
#include <cstdlib>

#include "cli/language_codes_made.hpp"
#include "cli/texts_made.hpp"

namespace retrace::cli {
namespace {

static_assert(std::ranges::is_sorted(kTextPaths));

constexpr unsigned kFirstSyllable = 0xac00;
constexpr unsigned kLastSyllable = 0xd7a3;
constexpr unsigned kFinals = 28;

// How 0 to 9 are read: whether 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구 end in a consonant.
constexpr std::string_view kEndsInConsonant = "1101001110";

// Whether the last sound of a text is a consonant; closing brackets and other marks have none.
bool ends_in_consonant(std::string_view text) {
    constexpr std::string_view kClosing = ")]}\"'`.,:; ";
    text = text.substr(0, text.find_last_not_of(kClosing) + 1);
    if (text.empty()) return false;
    const auto byte = [&](std::size_t from_end) {
        return static_cast<unsigned>(static_cast<std::uint8_t>(text[text.size() - from_end]));
    };
    if (const unsigned last = byte(1); last >= '0' && last <= '9') {
        return kEndsInConsonant[last - '0'] == '1';
    }
    if (text.size() < 3) return false;
    const unsigned syllable =
        ((byte(3) & 0x0fU) << 12U) | ((byte(2) & 0x3fU) << 6U) | (byte(1) & 0x3fU);
    if (syllable < kFirstSyllable || syllable > kLastSyllable) return false;
    return (syllable - kFirstSyllable) % kFinals != 0;
}

// "이" or "가" of "이/가".
std::string_view particle_after(std::string_view text, std::string_view particles) {
    const std::size_t slash = particles.find('/');
    return ends_in_consonant(text) ? particles.substr(0, slash) : particles.substr(slash + 1);
}

}  // namespace

std::optional<Text> Text::find(std::string_view path) {
    const std::size_t index = index_of_text(path);
    if (index == std::size(kTextPaths)) return std::nullopt;
    return Text(index);
}

std::string_view Text::in(std::size_t language) const {
    return kTexts[index_][language];
}

std::span<const std::string_view> language_codes() {
    return kLanguageCodes;
}

std::size_t language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale = std::getenv(name);
        if (locale == nullptr || *locale == '\0') continue;
        const auto* const found = std::ranges::find_if(kLanguageCodes, [&](std::string_view code) {
            return std::string_view(locale).starts_with(code);
        });
        if (found == std::end(kLanguageCodes)) return 0;
        return static_cast<std::size_t>(found - kLanguageCodes);
    }
    return 0;
}

std::string said(Text text, std::initializer_list<std::string_view> values) {
    const std::string_view words = text.in(language());
    std::string out;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool is_place = words[at] == '{' && at + 2 < words.size() && words[at + 2] == '}';
        const std::size_t index = is_place ? static_cast<std::size_t>(words[at + 1] - '1') : 0;
        if (is_place && index < values.size()) {
            out += values.begin()[index];
            at += 2;
        } else {
            out += words[at];
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

std::string filled(std::string_view text, const Values& values) {
    std::string out;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        out += text.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find('}', open);
        assert(close != std::string_view::npos);
        const std::string_view inside = text.substr(open + 1, close - open - 1);
        const std::size_t bar = inside.find('|');
        const auto value = values(inside.substr(0, bar));
        assert(value);
        if (value) out += *value;
        if (value && bar != std::string_view::npos) {
            out += particle_after(*value, inside.substr(bar + 1));
        }
        text.remove_prefix(close + 1);
    }
    return out;
}

std::string path_to(std::string_view table, std::string_view name) {
    std::string path(table);
    path += '/';
    path += name;
    return path;
}

std::string sentence_of(std::string_view path, NamedValues values) {
    const auto text = Text::find(path);
    assert(text);
    if (!text) return std::string(path);
    return filled(text->in(language()), [&](std::string_view name) -> std::optional<std::string> {
        for (const auto& [each, value] : values) {
            if (each == name) return value;
        }
        return std::nullopt;
    });
}

}  // namespace retrace::cli
