// A field is in quotes where it begins with one.
#include "sudoku/bulk/fields.hpp"

#include <algorithm>

namespace retrace::bulk {
namespace {

constexpr auto kNowhere = std::string_view::npos;

// One past the quote that closes a field; nowhere where none does.
std::size_t end_of_quoted(std::string_view text, std::size_t at) {
    for (;;) {
        at = text.find('"', at);
        if (at == kNowhere) return kNowhere;
        if (at + 1 >= text.size() || text[at + 1] != '"') return at + 1;
        at += 2;
    }
}

std::size_t end_of_plain(std::string_view text, std::size_t at, char mark) {
    return mark == 0 ? text.size() : std::min(text.find(mark, at), text.size());
}

bool begins_quoted(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] == '"';
}

}  // namespace

OpenRow::End OpenRow::read(std::string_view line) {
    std::size_t at = 0;
    for (;;) {
        if (!is_quoted_) {
            ++fields_;
            is_quoted_ = begins_quoted(line, at);
            at += is_quoted_ ? 1 : 0;
        }
        if (is_quoted_) {
            at = end_of_quoted(line, at);
            if (at == kNowhere) return End::quoted;
            is_quoted_ = false;
            if (at < line.size() && (mark_ == 0 || line[at] != mark_)) return End::broken;
        } else {
            at = end_of_plain(line, at, mark_);
        }
        if (at >= line.size()) return End::whole;
        ++at;
    }
}

std::vector<std::string_view> fields_of(std::string_view row, char mark) {
    std::vector<std::string_view> fields;
    for (std::size_t begin = 0;;) {
        std::size_t end = kNowhere;
        if (begins_quoted(row, begin)) {
            end = end_of_quoted(row, begin + 1);
            const bool is_whole =
                end != kNowhere && (end == row.size() || (mark != 0 && row[end] == mark));
            if (!is_whole) end = kNowhere;
        }
        if (end == kNowhere) end = end_of_plain(row, begin, mark);
        fields.push_back(row.substr(begin, end - begin));
        if (end == row.size()) return fields;
        begin = end + 1;
    }
}

std::string text_of_field(std::string_view raw) {
    const bool is_quoted = raw.size() >= 2 && raw.front() == '"' && raw.back() == '"';
    if (!is_quoted) return std::string(raw);
    std::string text;
    raw = raw.substr(1, raw.size() - 2);
    for (std::size_t at = 0; at < raw.size(); ++at) {
        text += raw[at];
        if (raw.substr(at, 2) == "\"\"") ++at;
    }
    return text;
}

}  // namespace retrace::bulk
