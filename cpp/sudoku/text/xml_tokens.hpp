// Takes XML apart into tags and the texts between them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace retrace::text {

struct XmlToken {
    enum class Kind : std::uint8_t { text, open, empty, close, other };

    Kind kind = Kind::text;
    std::string_view name{};     // of a tag, without the prefix of its namespace
    std::string_view content{};  // a text, or the attributes of a tag
};

// Takes the first token off a text that is not empty; nothing where its end is missing.
std::optional<XmlToken> take_xml_token(std::string_view& text);

struct XmlAttribute {
    std::string_view name;
    std::string_view value;
};

// Takes the first attribute off; nothing at the end of them.
std::optional<XmlAttribute> take_xml_attribute(std::string_view& attributes);

}  // namespace retrace::text
