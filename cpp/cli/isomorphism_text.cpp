// Lines and digits, each as nine digits from 1.
#include "cli/isomorphism_text.hpp"

#include <string>
#include <string_view>

namespace retrace::cli {

void add_isomorphism(const isomorphs::Isomorphism& map, Record& record) {
    std::string rows;
    std::string columns;
    std::string digits;
    for (const std::uint8_t row : map.rows) rows += static_cast<char>('1' + row);
    for (const std::uint8_t column : map.columns) columns += static_cast<char>('1' + column);
    for (std::size_t digit = 1; digit < map.names.size(); ++digit) {
        digits += static_cast<char>('0' + map.names[digit]);
    }
    record.add("transposed", map.transposes);
    record.say(map.transposes ? " transposed=yes" : " transposed=no");
    const auto add = [&](std::string_view name, const std::string& nine) {
        record.add(name, nine);
        record.say(' ' + std::string(name) + '=' + nine);
    };
    add("rows", rows);
    add("columns", columns);
    add("digits", digits);
}

}  // namespace retrace::cli
