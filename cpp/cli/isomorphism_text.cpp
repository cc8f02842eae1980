// Lines and digits, each as nine digits from 1.
#include "cli/isomorphism_text.hpp"

namespace retrace::cli {

std::string isomorphism_text(const isomorphs::Isomorphism& map) {
    std::string text = map.transposes ? "transposed=yes rows=" : "transposed=no rows=";
    for (const std::uint8_t row : map.rows) text += static_cast<char>('1' + row);
    text += " columns=";
    for (const std::uint8_t column : map.columns) text += static_cast<char>('1' + column);
    text += " digits=";
    for (std::size_t digit = 1; digit < map.names.size(); ++digit) {
        text += static_cast<char>('0' + map.names[digit]);
    }
    return text;
}

}  // namespace retrace::cli
