// Reads any bytes as a puzzle with rules: what was read has no fault, and its solutions hold to its rules.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "varied/answers.hpp"
#include "varied/fpuzzles.hpp"
#include "varied/kinds.hpp"

namespace {

namespace varied = retrace::varied;

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto json = varied::fpuzzles_in(text);
    if (!json) return 0;
    const auto read = varied::read_fpuzzles(*json);
    const auto* reading = std::get_if<varied::Reading>(&read);
    if (reading == nullptr) return 0;
    require(!varied::fault_of(reading->rules));
    varied::Solving solving(reading->rules);
    solving.run(200);
    if (!solving.first()) return 0;
    require(!varied::find_violation(reading->rules, *solving.first()));
    return 0;
}
