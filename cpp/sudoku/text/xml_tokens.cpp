// Goes from bracket to bracket; a bracket within quotes ends no tag.
#include "sudoku/text/xml_tokens.hpp"

#include <algorithm>
#include <array>

#include "sudoku/text/trimmed.hpp"

namespace retrace::text {
namespace {

constexpr std::string_view kSpaces = " \t\r\n";

// Elements of HTML that have no end.
constexpr std::array<std::string_view, 8> kEndless{"br",   "hr",   "img",    "input",
                                                   "meta", "link", "source", "base"};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

std::string_view without_prefix(std::string_view name) {
    const std::size_t colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

// Where a tag that begins a text ends; npos: it does not.
std::size_t end_of_tag(std::string_view text) {
    char quote = '\0';
    for (std::size_t at = 1; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != '\0') {
            if (c == quote) quote = '\0';
        } else if ((c == '"' || c == '\'') && text[at - 1] == '=') {
            quote = c;
        } else if (c == '>') {
            return at;
        }
    }
    return std::string_view::npos;
}

// A declaration, which may have others in brackets; npos: it does not end.
std::size_t end_of_declaration(std::string_view text) {
    int depth = 0;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == '<') ++depth;
        if (text[at] == '>' && depth-- == 0) return at;
    }
    return std::string_view::npos;
}

struct Wrapping {
    std::string_view begin;
    std::string_view end;
    bool is_text;
};
constexpr std::array<Wrapping, 3> kWrappings{
    {{"<!--", "-->", false}, {"<![CDATA[", "]]>", true}, {"<?", "?>", false}}};

std::optional<XmlToken> take_wrapped(std::string_view& text, const Wrapping& wrapping) {
    const std::size_t end = text.find(wrapping.end, wrapping.begin.size());
    if (end == std::string_view::npos) return std::nullopt;
    const std::size_t begin = wrapping.begin.size();
    XmlToken token{wrapping.is_text ? XmlToken::Kind::text : XmlToken::Kind::other, {}, {}};
    if (wrapping.is_text) token.content = text.substr(begin, end - begin);
    text.remove_prefix(end + wrapping.end.size());
    return token;
}

std::optional<XmlToken> take_tag(std::string_view& text) {
    const std::size_t end = end_of_tag(text);
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view inner = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    XmlToken token{XmlToken::Kind::open, {}, {}};
    if (inner.starts_with('/')) {
        token.kind = XmlToken::Kind::close;
        token.name = without_prefix(trimmed(inner.substr(1)));
        return token;
    }
    if (inner.ends_with('/')) {
        token.kind = XmlToken::Kind::empty;
        inner.remove_suffix(1);
    }
    const std::size_t name = std::min(inner.find_first_of(kSpaces), inner.size());
    token.name = without_prefix(inner.substr(0, name));
    token.content = inner.substr(name);
    const bool is_endless =
        std::find(kEndless.begin(), kEndless.end(), token.name) != kEndless.end();
    if (is_endless) token.kind = XmlToken::Kind::empty;
    return token;
}

}  // namespace

std::optional<XmlToken> take_xml_token(std::string_view& text) {
    if (text.front() != '<') {
        XmlToken token;
        token.content = text.substr(0, text.find('<'));
        text.remove_prefix(token.content.size());
        return token;
    }
    for (const Wrapping& wrapping : kWrappings) {
        if (text.starts_with(wrapping.begin)) return take_wrapped(text, wrapping);
    }
    if (text.starts_with("<!")) {
        const std::size_t end = end_of_declaration(text);
        if (end == std::string_view::npos) return std::nullopt;
        text.remove_prefix(end + 1);
        return XmlToken{XmlToken::Kind::other, {}, {}};
    }
    const bool is_tag = text.size() > 1 && (text[1] == '/' || is_letter(text[1]));
    if (is_tag) return take_tag(text);
    if (text.size() == 1) return std::nullopt;
    const XmlToken token{XmlToken::Kind::text, {}, text.substr(0, 1)};
    text.remove_prefix(1);
    return token;
}

std::optional<XmlAttribute> take_xml_attribute(std::string_view& attributes) {
    const std::size_t begin = attributes.find_first_not_of(kSpaces);
    if (begin == std::string_view::npos) return std::nullopt;
    attributes.remove_prefix(begin);
    XmlAttribute attribute{};
    const std::size_t name = std::min(attributes.find_first_of(" \t\r\n="), attributes.size());
    attribute.name = without_prefix(attributes.substr(0, name));
    attributes.remove_prefix(name);
    const std::size_t sign = attributes.find_first_not_of(kSpaces);
    if (sign == std::string_view::npos || attributes[sign] != '=') return attribute;
    attributes.remove_prefix(sign + 1);
    attributes.remove_prefix(std::min(attributes.find_first_not_of(kSpaces), attributes.size()));
    if (attributes.empty()) return attribute;
    const char quote = attributes.front();
    const bool is_quoted = quote == '"' || quote == '\'';
    if (is_quoted) attributes.remove_prefix(1);
    const std::size_t end = is_quoted ? attributes.find(quote) : attributes.find_first_of(kSpaces);
    attribute.value = attributes.substr(0, end);
    attributes.remove_prefix(std::min(attribute.value.size() + 1, attributes.size()));
    return attribute;
}

}  // namespace retrace::text
