// JSON as values, read without recursion deeper than its limit and without exceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace retrace::text {

struct Json {
    enum class Kind : std::uint8_t { null, boolean, number, string, array, object };

    Kind kind = Kind::null;
    double number = 0;  // of a boolean 0 or 1
    std::string string{};
    std::vector<std::string> keys{};  // of an object, one for each item
    std::vector<Json> items{};

    bool is(Kind other) const { return kind == other; }
    const Json* at(std::string_view key) const;  // null where it is not there
};

// Nothing where the text is no JSON, or is nested deeper than any puzzle is. Keys need no quotes,
// as SudokuPad leaves them out.
std::optional<Json> read_json(std::string_view text);

// The JSON that SudokuPad makes shorter before it packs it: short keys, other quotes, nothing for
// an empty object.
std::optional<Json> read_zipped_json(std::string_view text);

}  // namespace retrace::text
