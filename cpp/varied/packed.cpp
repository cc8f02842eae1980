// Finds a puzzle of f-puzzles or SudokuPad in a text: as JSON, packed, or in a link.
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

constexpr std::string_view kPackedSigns =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-$= %";
constexpr std::string_view kPackedJson = "N4Ig";  // an object that begins with a quoted key

std::string_view packed_from(std::string_view text) {
    return text.substr(0, text.find_first_not_of(kPackedSigns));
}

// SudokuPad's kinds stand at the begin of a part of an address; other words have their letters, too.
std::string_view packed_of_pad(std::string_view text) {
    constexpr std::size_t kFewest = 40;  // signs of the smallest puzzle
    for (std::size_t at = 0; at + 3 < text.size(); ++at) {
        const std::string_view kind = text.substr(at, 3);
        const bool begins = at == 0 || text[at - 1] == '/' || text[at - 1] == '=';
        if (!begins || (kind != "scl" && kind != "ctc")) continue;
        const std::string_view packed = packed_from(text.substr(at + kind.size()));
        if (packed.size() >= kFewest) return packed;
    }
    return {};
}

// The packed part of a text: behind the name of its kind, or all of it; empty where there is none.
std::string_view packed_in(std::string_view text) {
    for (const std::string_view before : {"load=", "fpuzzles", "fpuz"}) {
        const std::size_t at = text.find(before);
        if (at == std::string_view::npos) continue;
        const std::string_view rest = text.substr(at + before.size());
        if (rest.starts_with(kPackedJson)) return packed_from(rest);
    }
    return text.starts_with(kPackedJson) ? packed_from(text) : packed_of_pad(text);
}

std::optional<text::Json> json_in(std::string_view text) {
    auto json = text::read_json(text);
    return json ? std::move(json) : text::read_zipped_json(text);
}

}  // namespace

std::optional<text::Json> setter_json_in(std::string_view text) {
    text = text::trimmed(text);
    if (text.size() > kMaxText) return std::nullopt;
    std::optional<text::Json> json;
    if (text.starts_with('{')) {
        json = json_in(text);
    } else if (const auto packed = packed_in(text); !packed.empty()) {
        const auto plain = text::unpack_lz_string(without_escapes(packed), kMaxText);
        if (plain) json = json_in(*plain);
    }
    const bool is_known = json && (json->at("grid") != nullptr || json->at("cells") != nullptr);
    return is_known ? std::move(json) : std::nullopt;
}

}  // namespace retrace::varied
