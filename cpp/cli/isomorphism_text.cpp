// Lines and digits, each as nine digits from 1.
#include "cli/isomorphism_text.hpp"

namespace retrace::cli {

namespace {

struct Nines {
    std::string rows{};
    std::string columns{};
    std::string digits{};
};

Nines nines_of(const isomorphs::Isomorphism& map) {
    Nines nines;
    for (const std::uint8_t row : map.rows) nines.rows += static_cast<char>('1' + row);
    for (const std::uint8_t column : map.columns) nines.columns += static_cast<char>('1' + column);
    for (std::size_t digit = 1; digit < map.names.size(); ++digit) {
        nines.digits += static_cast<char>('0' + map.names[digit]);
    }
    return nines;
}

}  // namespace

std::string isomorphism_text(const isomorphs::Isomorphism& map) {
    const Nines nines = nines_of(map);
    std::string text = map.transposes ? "transposed=yes rows=" : "transposed=no rows=";
    text.append(nines.rows).append(" columns=").append(nines.columns);
    text.append(" digits=").append(nines.digits);
    return text;
}

void add_isomorphism(const isomorphs::Isomorphism& map, Record& record) {
    const Nines nines = nines_of(map);
    record.add("transposed", map.transposes);
    record.add("rows", nines.rows);
    record.add("columns", nines.columns);
    record.add("digits", nines.digits);
}

}  // namespace retrace::cli
