// Writes what has something to say, and leaves out the rest.
#include "wasm/reader/reading_json.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace retrace::plain {
namespace {

void add_text(std::string& json, std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    json += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20) {
            json += "\\u00";
            json += kDigits[byte >> 4U];
            json += kDigits[byte & 15U];
            continue;
        }
        if (c == '"' || c == '\\') json += '\\';
        json += c;
    }
    json += '"';
}

void add_member(std::string& json, std::string_view name, std::string_view text) {
    json += ",\"" + std::string(name) + "\":";
    add_text(json, text);
}

void add_member(std::string& json, std::string_view name, std::size_t number) {
    json += ",\"" + std::string(name) + "\":" + std::to_string(number);
}

template <class List, class Add>
void add_list(std::string& json, std::string_view name, const List& list, Add add) {
    json += ",\"" + std::string(name) + "\":[";
    bool is_first = true;
    for (const auto& item : list) {
        if (!is_first) json += ',';
        is_first = false;
        add(json, item);
    }
    json += ']';
}

void add_puzzle(std::string& json, const text::Puzzle& puzzle) {
    json += "{\"line\":" + std::to_string(puzzle.line);
    add_member(json, "form", name_of(puzzle.form));
    add_member(json, "givens", puzzle.grid.to_line());
    if (puzzle.beside) {
        const text::Beside& beside = *puzzle.beside;
        if (!(beside.digits == puzzle.grid)) add_member(json, "digits", beside.digits.to_line());
        if (beside.has_notes()) {
            add_list(json, "notes", beside.notes, [](std::string& out, DigitSet digits) {
                out += std::to_string(static_cast<unsigned>(digits));
            });
        }
        if (!beside.name.empty()) add_member(json, "name", beside.name);
        if (!beside.rules.empty()) add_list(json, "rules", beside.rules, add_text);
    }
    json += '}';
}

void add_fault(std::string& json, const ParseError& fault) {
    json += "{\"line\":" + std::to_string(fault.line);
    add_member(json, "column", fault.column);
    add_member(json, "code", name_of(fault.code));
    add_member(json, "found", fault.found);
    add_member(json, "expected", static_cast<std::size_t>(std::max(fault.expected, 0)));
    json += '}';
}

}  // namespace

std::string to_json(const text::Reading& reading) {
    std::string json = "{\"count\":" + std::to_string(reading.puzzle_count);
    add_member(json, "faultCount", reading.fault_count);
    add_member(json, "passed", reading.passed_count);
    add_member(json, "commented", reading.commented_count);
    add_list(json, "puzzles", reading.puzzles, add_puzzle);
    add_list(json, "faults", reading.faults, add_fault);
    json += '}';
    return json;
}

}  // namespace retrace::plain
