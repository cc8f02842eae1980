// The rule by which a deduction goes, where its technique has several: what it marks and takes away says which.
#include <algorithm>
#include <string_view>

#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {
namespace {

bool has_role(const Evidence& evidence, Role role) {
    return std::any_of(evidence.candidates.begin(), evidence.candidates.end(),
                       [&](const MarkedCandidate& each) { return each.role == role; });
}

// The rule of an Exocet by which the step goes: what it supposes, marks and takes away says which.
std::string_view exocet_rule_of(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    const bool is_double = evidence.houses.size() > 1;
    if (has_role(evidence, Role::source)) {
        if (is_double) return "double-exocet-trial";
        return has_role(evidence, Role::fin) ? "exocet-loose-trial" : "exocet-trial";
    }
    const bool has_pivot = has_role(evidence, Role::pivot);
    if (is_double) return has_pivot ? "double-exocet-cover" : "double-exocet";
    const auto [cell, digit] = step.eliminations.front();
    const auto plays = [&, at = cell](Role role) {
        return std::find(evidence.cells.begin(), evidence.cells.end(), MarkedCell{at, role}) !=
               evidence.cells.end();
    };
    if (has_role(evidence, Role::on)) return "exocet-locked-mirror";
    if (plays(Role::pincer)) return "exocet-mirror";
    if (plays(Role::pivot)) return "exocet-mirrored-target";
    if (plays(Role::pattern)) return "exocet-base";
    if (!plays(Role::target)) return has_pivot ? "exocet-cover" : "exocet-known";
    return (evidence.digits & set_of(digit)) != 0 ? "exocet-unsupported-target" : "";
}

// Where such a chain goes over no rectangle, it is a plainer one.
std::string_view rule_of_rectangle_chain(const Evidence& evidence) {
    const bool is_loop = evidence.links.front().from == evidence.links.back().to;
    if (evidence.cells.empty()) return is_loop ? "grouped-loop" : "grouped-aic";
    return is_loop ? "rectangle-loop" : "";
}

// A dynamic chain that uses patterns or other chains on its way goes by the rule of one that does not.
std::string_view rule_of_nested_chain(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    if (!evidence.cells.empty()) return "dynamic-cell-forcing-chains";
    if (!evidence.houses.empty()) return "dynamic-house-forcing-chains";
    const Candidate result = step.placement ? *step.placement : step.eliminations.front();
    const auto source =
        std::find_if(evidence.candidates.begin(), evidence.candidates.end(),
                     [](const MarkedCandidate& each) { return each.role == Role::source; });
    const bool refutes_itself = source != evidence.candidates.end() && source->candidate == result;
    return refutes_itself ? "dynamic-contradiction" : "dynamic-double";
}

}  // namespace

std::string_view Deduction::rule() const {
    switch (technique->id) {
        case Id::franken_fish:
        case Id::mutant_fish:
            return has_role(evidence, Role::fin) ? "finned-general-fish" : "";
        case Id::exocet:
            return exocet_rule_of(*this);
        case Id::distributed_subset:
            return evidence.crossed.empty() ? "" : "distributed-subset-over-houses";
        case Id::multi_sector_set:
            return has_role(evidence, Role::fin) ? "multi-sector-set-by-boxes" : "";
        case Id::rectangle_aic:
            return rule_of_rectangle_chain(evidence);
        default:
            return nested_level(technique->id) > 0 ? rule_of_nested_chain(*this) : "";
    }
}

}  // namespace retrace::techniques
