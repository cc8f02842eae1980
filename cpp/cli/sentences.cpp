// Looks sentences up, and puts values with Korean particles into them.
#include "cli/sentences.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "cli/sentences_made.hpp"

namespace retrace::cli {
namespace {

static_assert(std::ranges::is_sorted(kSentences, {}, &Sentence::path));

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

std::span<const Sentence> sentences() {
    return kSentences;
}

const Words* find_sentence(std::string_view path) {
    const auto* row = std::ranges::lower_bound(kSentences, path, {}, &Sentence::path);
    return row == std::end(kSentences) || row->path != path ? nullptr : &row->words;
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
    const Words* words = find_sentence(path);
    assert(words != nullptr);
    if (words == nullptr) return std::string(path);
    return filled(words->in(language()), [&](std::string_view name) -> std::optional<std::string> {
        for (const auto& [each, value] : values) {
            if (each == name) return value;
        }
        return std::nullopt;
    });
}

}  // namespace retrace::cli
