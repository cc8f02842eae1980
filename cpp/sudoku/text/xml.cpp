// Builds the value of each element when it ends.
#include "sudoku/text/xml.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sudoku/text/named_parts.hpp"
#include "sudoku/text/trimmed.hpp"
#include "sudoku/text/xml_tokens.hpp"

namespace retrace::text {
namespace {

constexpr std::size_t kDeepestXml = 20;
constexpr std::size_t kMostXmlElements = 100'000;
constexpr std::size_t kLongestText = 4096;
constexpr std::size_t kLongestTag = 16'384;

// Elements of HTML around the text of a cell.
constexpr std::array<std::string_view, 13> kAroundText{"span", "b",     "strong", "em",    "u",
                                                       "font", "input", "button", "label", "p",
                                                       "div",  "text",  "Data"};

bool is_around_text(std::string_view name) {
    return std::find(kAroundText.begin(), kAroundText.end(), name) != kAroundText.end();
}

// Line ends are spaces here.
std::string_view without_space(std::string_view text) {
    constexpr std::string_view kSpaces = " \t\r\n\v\f";
    const std::size_t first = text.find_first_not_of(kSpaces);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

struct XmlElement {
    std::string name{};
    Json value{};
    std::string text{};
    std::string key{};  // of the next child, in a <dict> of Apple's
    std::size_t attributes = 0;
    std::size_t children = 0;
};

void add_key(Json& object, std::string_view key, Json value) {
    object.keys.emplace_back(key);
    object.items.push_back(std::move(value));
}

Json string_of(std::string_view text) {
    Json json;
    json.kind = Json::Kind::string;
    json.string = text;
    return json;
}

// A child beside others of its name is one of a list.
void add_child(XmlElement& parent, const std::string& name, Json child) {
    ++parent.children;
    Json& object = parent.value;
    for (std::size_t i = parent.attributes; i < object.keys.size(); ++i) {
        if (object.keys[i] != name) continue;
        Json& there = object.items[i];
        if (!there.is(Json::Kind::array)) {
            Json list;
            list.kind = Json::Kind::array;
            list.items.push_back(std::move(there));
            there = std::move(list);
        }
        there.items.push_back(std::move(child));
        return;
    }
    add_key(object, name, std::move(child));
}

// The text of a cell may stand within another element, which is all that the cell has.
void lift_text(XmlElement& element, std::string& text) {
    if (element.children != 1 || !text.empty() || !is_around_text(element.value.keys.back())) {
        return;
    }
    const Json& child = element.value.items.back();
    const Json* value = child.is(Json::Kind::object) ? child.at("value") : &child;
    if (value == nullptr || !value->is(Json::Kind::string) || value->string.size() > 4) return;
    text = value->string;
    element.value.keys.pop_back();
    element.value.items.pop_back();
    element.children = 0;
}

Json value_of(XmlElement element) {
    std::string text(without_space(element.text));
    lift_text(element, text);
    if (element.attributes == 0 && element.children == 0) return string_of(text);
    if (!text.empty()) {
        const bool has_value = element.value.at("value") != nullptr;
        add_key(element.value, has_value ? "text" : "value", string_of(text));
    }
    return std::move(element.value);
}

XmlElement opened(const XmlToken& token) {
    XmlElement element{std::string(token.name), {}, {}, {}, 0, 0};
    element.value.kind = Json::Kind::object;
    std::string_view rest = token.content;
    while (const auto attribute = take_xml_attribute(rest)) {
        const std::string_view name = key_of_element(token.name, attribute->name);
        add_key(element.value, name, string_of(without_space(attribute->value)));
        if (++element.attributes == 40) break;
    }
    return element;
}

class XmlReader {
  public:
    std::optional<Json> read(std::string_view text) {
        while (!text.empty()) {
            const auto token = take_xml_token(text);
            if (!token || !add(*token)) return std::nullopt;
        }
        if (!has_root_ || !open_.empty()) return std::nullopt;
        return std::move(root_);
    }

  private:
    bool add(const XmlToken& token) {
        switch (token.kind) {
            case XmlToken::Kind::text:
                if (open_.empty()) return without_space(token.content).empty();
                if (open_.back().text.size() < kLongestText) {
                    open_.back().text += token.content.substr(0, kLongestText);
                }
                return true;
            case XmlToken::Kind::open:
                if (has_ended() || open_.size() == kDeepestXml || ++count_ > kMostXmlElements)
                    return false;
                open_.push_back(opened(token));
                return true;
            case XmlToken::Kind::empty:
                if (has_ended() || ++count_ > kMostXmlElements) return false;
                end(opened(token));
                return true;
            case XmlToken::Kind::close:
                close(token.name);
                return true;
            case XmlToken::Kind::other:
                return true;
        }
        return false;
    }

    // Elements that HTML leaves open end with the one around them.
    void close(std::string_view name) {
        const auto same = [name](const XmlElement& element) { return element.name == name; };
        if (std::none_of(open_.begin(), open_.end(), same)) return;
        while (true) {
            XmlElement last = std::move(open_.back());
            open_.pop_back();
            const bool is_it = last.name == name;
            end(std::move(last));
            if (is_it) return;
        }
    }

    bool has_ended() const { return has_root_ && open_.empty(); }

    void end(XmlElement element) {
        const std::string name = element.name;
        Json value = value_of(std::move(element));
        if (open_.empty()) {
            root_ = std::move(value);
            has_root_ = true;
        } else {
            XmlElement& parent = open_.back();
            if (parent.name == "dict" && name == "key") {
                parent.key = value.string;
                return;
            }
            const std::string key = std::exchange(parent.key, {});
            add_child(parent, key.empty() ? name : key, std::move(value));
        }
    }

    std::vector<XmlElement> open_{};
    std::size_t count_ = 0;
    Json root_{};
    bool has_root_ = false;
};

}  // namespace

void XmlDepth::add(std::string_view piece) {
    rest_ += piece;
    rest_ += '\n';
    std::string_view text = rest_;
    while (!text.empty() && !is_closed() && !is_lost_) {
        const auto token = take_xml_token(text);
        if (!token) break;
        const std::string name(token->name);
        if (token->kind == XmlToken::Kind::open) {
            open_.push_back(name);
            has_element_ = true;
            is_lost_ |= open_.size() > kDeepestXml;
        } else if (token->kind == XmlToken::Kind::empty) {
            has_element_ = true;
        } else if (token->kind == XmlToken::Kind::text) {
            is_lost_ |= open_.empty() && !without_space(token->content).empty();
        } else if (token->kind == XmlToken::Kind::close) {
            const auto last = std::find(open_.rbegin(), open_.rend(), name);
            if (last != open_.rend()) open_.erase(std::next(last).base(), open_.end());
        }
    }
    rest_.erase(0, rest_.size() - text.size());
    is_lost_ |= rest_.size() > kLongestTag;
}

bool begins_xml(std::string_view line) {
    const std::string_view content = trimmed(line);
    if (content.size() < 3 || content.front() != '<') return false;
    const char c = content[1];
    const bool is_name = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    if (!is_name && c != '?' && c != '!') return false;
    return content.back() == '>' || content.find('>') == std::string_view::npos;
}

std::optional<Json> read_xml(std::string_view text) {
    return XmlReader().read(text);
}

}  // namespace retrace::text
