// Reads any bytes as a puzzle with rules: what was read has no fault, and its solutions hold to its rules, whichever search finds them.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "varied/answers.hpp"
#include "varied/kinds.hpp"
#include "varied/learner.hpp"
#include "varied/reading.hpp"
#include "varied/write.hpp"

namespace {

namespace varied = retrace::varied;

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = varied::read(text);
    const auto* reading = std::get_if<varied::Reading>(&read);
    if (reading == nullptr) return 0;
    require(!varied::fault_of(reading->rules));
    // The writers read their text again and compare.
    for (const auto target : {varied::Target::fpuzzles, varied::Target::iss}) {
        varied::write(*reading, target);
    }
    const varied::Network network(reading->rules);
    varied::Learner learner(network);
    std::uint64_t budget = 200;
    while (learner.next(budget) == varied::Stop::solution) {
        require(varied::find_violations(reading->rules, learner.solution()).empty());
    }
    varied::Solving solving(reading->rules);
    solving.run(200);
    if (!solving.first()) return 0;
    auto board = *solving.first();
    require(varied::find_violations(reading->rules, board).empty());
    // A part of a solution breaks nothing either.
    for (std::size_t at = 0; at < board.size(); at += 2) board[at] = 0;
    require(varied::find_violations(reading->rules, board).empty());
    return 0;
}
