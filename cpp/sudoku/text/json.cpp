// A parser by descent, the depth of which is bounded.
#include "sudoku/text/json.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "sudoku/text/characters.hpp"

namespace retrace::text {
namespace {

constexpr int kDeepest = 24;

class JsonReader {
  public:
    explicit JsonReader(std::string_view text, bool is_zipped = false)
        : rest_(text), is_zipped_(is_zipped) {}

    std::optional<Json> read_all() {
        Json value;
        if (!read(value, 0)) return std::nullopt;
        skip_spaces();
        if (!rest_.empty()) return std::nullopt;
        return value;
    }

  private:
    void skip_spaces() {
        const std::size_t at = rest_.find_first_not_of(" \t\r\n");
        rest_.remove_prefix(at == std::string_view::npos ? rest_.size() : at);
    }

    bool take(char c) {
        skip_spaces();
        if (!rest_.starts_with(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool take_word(std::string_view word) {
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    bool read(Json& value, int depth) {
        skip_spaces();
        if (rest_.empty() || depth > kDeepest) return false;
        if (is_zipped_ && (rest_.starts_with(',') || rest_.starts_with(']'))) {
            value.kind = Json::Kind::object;
            return true;
        }
        switch (rest_.front()) {
            case '{':
                value.kind = Json::Kind::object;
                return read_list(value, depth, '}');
            case '[':
                value.kind = Json::Kind::array;
                return read_list(value, depth, ']');
            case '"':
                value.kind = Json::Kind::string;
                return read_string(value.string);
            case '\'':
                value.kind = Json::Kind::string;
                return is_zipped_ && read_string(value.string);
            default:
                return is_zipped_ ? read_zipped_scalar(value) : read_scalar(value);
        }
    }

    bool read_list(Json& value, int depth, char end) {
        rest_.remove_prefix(1);
        const bool skips_nothing = !is_zipped_ || end == '}';
        if (skips_nothing && take(end)) return true;
        do {
            skip_spaces();
            if (skips_nothing && rest_.starts_with(end)) break;  // a comma before the end
            if (value.kind == Json::Kind::object) {
                value.keys.emplace_back();
                if (!read_key(value.keys.back()) || !take(':')) return false;
            }
            value.items.emplace_back();
            if (!read(value.items.back(), depth + 1)) return false;
        } while (take(','));
        return take(end);
    }

    bool read_key(std::string& key) {
        if (rest_.starts_with('"') || (is_zipped_ && rest_.starts_with('\''))) {
            return read_string(key);
        }
        const std::size_t end = rest_.find_first_of(": \t\r\n{}[],\"");
        if (end == 0 || end == std::string_view::npos) return false;
        key = rest_.substr(0, end);
        rest_.remove_prefix(end);
        return true;
    }

    bool read_string(std::string& text) {
        const char quote = rest_.front();
        rest_.remove_prefix(1);
        while (!rest_.empty()) {
            const char c = rest_.front();
            rest_.remove_prefix(1);
            if (c == quote) return true;
            if (c != '\\') {
                text += c;
                continue;
            }
            if (rest_.empty()) return false;
            const char escaped = rest_.front();
            rest_.remove_prefix(1);
            switch (escaped) {
                case 'n':
                    text += '\n';
                    break;
                case 't':
                    text += '\t';
                    break;
                case 'r':
                case 'b':
                case 'f':
                    text += ' ';
                    break;
                case 'u':
                    if (!read_code(text)) return false;
                    break;
                default:
                    text += escaped;
                    break;
            }
        }
        return false;
    }

    // A name, at most: half of a pair is shown as a replacement.
    bool read_code(std::string& text) {
        if (rest_.size() < 4) return false;
        const std::string digits(rest_.substr(0, 4));
        char* end = nullptr;
        const unsigned long point = std::strtoul(digits.c_str(), &end, 16);
        if (end != digits.c_str() + 4) return false;
        rest_.remove_prefix(4);
        text += to_utf8(point >= 0xd800 && point < 0xe000 ? 0xfffd : static_cast<char32_t>(point));
        return true;
    }

    bool read_scalar(Json& value) {
        if (take_word("null")) return true;
        const bool is_true = take_word("true");
        if (is_true || take_word("false")) {
            value.kind = Json::Kind::boolean;
            value.number = is_true ? 1 : 0;
            return true;
        }
        const std::size_t length =
            std::min(rest_.find_first_not_of("+-0123456789.eE"), rest_.size());
        if (length == 0 || length > 40) return false;
        const std::string digits(rest_.substr(0, length));
        char* end = nullptr;
        value.kind = Json::Kind::number;
        value.number = std::strtod(digits.c_str(), &end);
        rest_.remove_prefix(length);
        return end == digits.c_str() + length;
    }

    // A colour as it was before it lost its quotes; empty where the word is none. Six figures are one.
    static std::string colour_of(std::string_view word) {
        if (word == "#0") return "#000000";
        if (word == "#F") return "#FFFFFF";
        const bool is_code = word.size() == 6 && word.find_first_not_of("0123456789abcdefABCDEF") ==
                                                     std::string_view::npos;
        return is_code ? '#' + std::string(word) : std::string();
    }

    // Numbers, and words without quotes: t and f, colours.
    bool read_zipped_scalar(Json& value) {
        const std::size_t end = std::min(rest_.find_first_of(",]}"), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        if (std::string colour = colour_of(word); !colour.empty()) {
            value.kind = Json::Kind::string;
            value.string = std::move(colour);
            rest_.remove_prefix(end);
            return true;
        }
        JsonReader number(word);
        if (number.read_scalar(value) && number.rest_.empty()) {
            rest_.remove_prefix(end);
            return true;
        }
        value = {};
        value.kind = Json::Kind::string;
        value.string = word;
        if (word == "t" || word == "f") {
            value.kind = Json::Kind::boolean;
            value.number = word == "t" ? 1 : 0;
        }
        rest_.remove_prefix(end);
        return !word.empty() && word.find_first_of("[{:\"'") == std::string_view::npos;
    }

    std::string_view rest_;
    bool is_zipped_;
};

struct ShortKey {
    std::string_view written;
    std::string_view key;
};

// Those that say something about a puzzle.
constexpr std::array kShortKeys = std::to_array<ShortKey>(
    {{"ca", "cages"},  {"ce", "cells"},     {"re", "regions"},     {"a", "arrows"},
     {"l", "lines"},   {"o", "overlays"},   {"u", "underlays"},    {"v", "value"},
     {"t", "title"},   {"c", "color"},      {"c1", "borderColor"}, {"c2", "backgroundColor"},
     {"ct", "center"}, {"w", "width"},      {"h", "height"},       {"r", "rounded"},
     {"te", "text"},   {"th", "thickness"}, {"hl", "headLength"},  {"wp", "wayPoints"}});

void lengthen_keys(Json& json) {
    for (std::string& key : json.keys) {
        for (const ShortKey& each : kShortKeys) {
            if (key == each.written) {
                key = each.key;
                break;
            }
        }
    }
    for (Json& item : json.items) lengthen_keys(item);
}

}  // namespace

const Json* Json::at(std::string_view key) const {
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == key) return &items[i];
    }
    return nullptr;
}

std::optional<Json> read_json(std::string_view text) {
    return JsonReader(text).read_all();
}

std::optional<Json> read_zipped_json(std::string_view text) {
    auto json = JsonReader(text, true).read_all();
    if (json) lengthen_keys(*json);
    return json;
}

}  // namespace retrace::text
