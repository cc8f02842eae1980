// Finds a puzzle of f-puzzles in a text: as JSON, packed, or in a link.
#include "sudoku/text/lz_string.hpp"
#include "sudoku/text/text.hpp"
#include "sudoku/text/trimmed.hpp"
#include "varied/fpuzzles.hpp"

namespace retrace::varied {
namespace {

// A percent sign that means nothing stays one.
std::string without_escapes(std::string_view text) {
    const auto value = [](char c) -> int {
        if (c >= '0' && c <= '9') return c - '0';
        const char lower = static_cast<char>(c | 0x20);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape = text[i] == '%' && i + 2 < text.size() && value(text[i + 1]) >= 0 &&
                               value(text[i + 2]) >= 0;
        plain +=
            is_escape ? static_cast<char>(value(text[i + 1]) * 16 + value(text[i + 2])) : text[i];
        if (is_escape) i += 2;
    }
    return plain;
}

// The packed part of a text: behind `load=`, `fpuzzles` or `fpuz`, or all of it.
std::optional<std::string_view> packed_in(std::string_view text) {
    constexpr std::string_view kSigns =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-$= %";
    for (const std::string_view before : {"load=", "fpuzzles", "fpuz"}) {
        const std::size_t at = text.find(before);
        if (at == std::string_view::npos) continue;
        const std::string_view rest = text.substr(at + before.size());
        if (rest.starts_with("N4Ig")) return rest.substr(0, rest.find_first_not_of(kSigns));
    }
    if (text.starts_with("N4Ig")) return text.substr(0, text.find_first_not_of(kSigns));
    return std::nullopt;
}

}  // namespace

std::optional<text::Json> fpuzzles_in(std::string_view text) {
    text = text::trimmed(text);
    if (text.size() > kMaxText) return std::nullopt;
    std::optional<text::Json> json;
    if (text.starts_with('{')) {
        json = text::read_json(text);
    } else if (const auto packed = packed_in(text)) {
        const auto plain = text::unpack_lz_string(without_escapes(*packed), kMaxText);
        if (plain) json = text::read_json(*plain);
    }
    if (!json || json->at("grid") == nullptr) return std::nullopt;
    return json;
}

}  // namespace retrace::varied
