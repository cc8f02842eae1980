// Words for deductions, a sentence a technique.
#include "cli/explanation.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace retrace::cli {
namespace {

using namespace techniques;

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 < words.size() ? ", " : " and ";
        text += words[i];
    }
    return text;
}

std::string digits_text(DigitSet digits) {
    std::vector<std::string> words;
    for (; digits != 0; digits &= static_cast<DigitSet>(digits - 1)) {
        words.push_back(std::to_string(smallest(digits)));
    }
    return listed(words);
}

std::string_view word_for(HouseKind kind) {
    return kind == HouseKind::row ? "row" : kind == HouseKind::column ? "column" : "box";
}

// "row 2", "columns 1 and 5", "row 2 and column 7".
std::string houses_text(const std::vector<std::uint8_t>& houses) {
    const bool alike = std::all_of(houses.begin(), houses.end(), [&](std::uint8_t house) {
        return kind_of(house) == kind_of(houses.front());
    });
    std::vector<std::string> words;
    for (const std::uint8_t house : houses) {
        const std::string number = std::to_string(house % 9 + 1);
        words.push_back(alike && houses.size() > 1
                            ? number
                            : std::string(word_for(kind_of(house))) + ' ' + number);
    }
    std::string text = listed(words);
    if (!alike || houses.size() < 2) return text;
    return joined({std::string(word_for(kind_of(houses.front()))),
                   (kind_of(houses.front()) == HouseKind::box ? "es " : "s "), text});
}

// The cells marked with the role, as cells or by a candidate, once each.
std::string cells_text(const Deduction& deduction, Role role) {
    CellSet cells;
    for (const MarkedCell& each : deduction.evidence.cells) {
        if (each.role == role) cells.add(each.cell);
    }
    for (const MarkedCandidate& each : deduction.evidence.candidates) {
        if (each.role == role) cells.add(each.candidate.cell);
    }
    std::vector<std::string> words;
    for (const Cell cell : cells) words.push_back(cell_name(cell));
    return listed(words);
}

std::string first_house(const Evidence& evidence) {
    return houses_text({evidence.houses.front()});
}

std::string locked_text(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    return joined({"in ", first_house(evidence), ", ", digits_text(evidence.digits), " lies in ",
                   houses_text({evidence.crossed.front()}), " only"});
}

std::string fish_text(const Deduction& step) {
    return joined({"in ", houses_text(step.evidence.houses), ", ",
                   digits_text(step.evidence.digits), " lies in ",
                   houses_text(step.evidence.crossed)});
}

// The loop of a unique rectangle or loop, and who keeps it from being exchanged.
std::string loop_text(const Deduction& step) {
    return joined({"were ", cells_text(step, Role::pattern),
                   " to hold two digits in turn, the digits could be exchanged; "});
}

std::string grave_text(const Deduction& step) {
    return joined({"but for candidates of ", cells_text(step, Role::extra),
                   " every blank has two and every digit two cells in a house, which has not one "
                   "solution; "});
}

// "r1c1=5, so r1c4<>5, so r7c4=5": the conclusions of one case.
std::string chain_text(const Evidence& evidence, std::size_t number) {
    std::vector<Candidate> sources;
    for (const MarkedCandidate& each : evidence.candidates) {
        if (each.role == Role::source) sources.push_back(each.candidate);
    }
    const auto said = [](Candidate candidate, bool is_on) {
        return joined(
            {cell_name(candidate.cell), is_on ? "=" : "<>", std::to_string(candidate.digit)});
    };
    std::string text;
    Candidate last;
    bool last_on = false;
    for (const Link& link : evidence.links) {
        if (link.chain != number) continue;
        if (text.empty()) {
            text = said(link.from, link.from_on);
        } else if (link.to == last && link.to_on == last_on) {
            continue;  // a further cause of the same
        }
        last = link.to;
        last_on = link.to_on;
        text += joined({", so ", said(last, last_on)});
    }
    return text.empty() ? said(sources[number], true) : text;
}

std::string chains_text(const Deduction& step) {
    std::size_t count = 0;
    for (const MarkedCandidate& each : step.evidence.candidates)
        count += each.role == Role::source ? 1 : 0;
    std::string text;
    for (std::size_t number = 0; number < count; ++number) {
        if (!text.empty()) text += "; ";
        text += joined({"if ", chain_text(step.evidence, number)});
    }
    return text;
}

std::string sentence(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    const std::string digits = digits_text(evidence.digits);
    switch (step.technique->id) {
        case Id::full_house:
            return joined(
                {cell_name(step.placement->cell), " is the last blank of ", first_house(evidence)});
        case Id::hidden_single_box:
        case Id::hidden_single_line:
            return joined({"in ", first_house(evidence), ", ", digits, " fits no other cell"});
        case Id::naked_single:
            return joined({cell_name(step.placement->cell), " has no other candidate"});
        case Id::direct_pointing:
        case Id::direct_claiming:
            return joined({locked_text(step), ", which leaves it one cell in ",
                           houses_text({evidence.crossed.back()})});
        case Id::direct_hidden_pair:
        case Id::direct_hidden_triplet:
            return joined({"in ", first_house(evidence), ", ", digits, " take ",
                           cells_text(step, Role::pattern), ", which leaves ",
                           std::to_string(step.placement->digit), " one cell"});
        case Id::pointing:
        case Id::claiming:
            return joined(
                {locked_text(step), ", so it is nowhere else in ", houses_text(evidence.crossed)});
        case Id::naked_pair:
        case Id::naked_triplet:
        case Id::naked_quad:
            return joined({"in ", first_house(evidence), ", ", cells_text(step, Role::pattern),
                           " have no candidates but ", digits, " and take them all"});
        case Id::hidden_pair:
        case Id::hidden_triplet:
        case Id::hidden_quad:
            return joined({"in ", first_house(evidence), ", ", digits, " fit only in ",
                           cells_text(step, Role::pattern), " and take them all"});
        case Id::x_wing:
        case Id::swordfish:
        case Id::jellyfish:
            return joined({fish_text(step), " only, so it is in no other cell of these"});
        case Id::finned_x_wing:
        case Id::finned_swordfish:
        case Id::finned_jellyfish:
            return joined({fish_text(step), ", or else in ", cells_text(step, Role::fin),
                           ": in either case not in cells that both reach"});
        case Id::xy_wing:
        case Id::xyz_wing:
            return joined({"whatever ", cells_text(step, Role::pivot), " holds, it or one of ",
                           cells_text(step, Role::pincer), " is ",
                           std::to_string(step.eliminations.front().digit)});
        case Id::w_wing:
            return joined({"in ", first_house(evidence), ", one of ",
                           cells_text(step, Role::pattern), " takes a digit from one of ",
                           cells_text(step, Role::pincer), ", which is then ",
                           std::to_string(step.eliminations.front().digit)});
        case Id::skyscraper:
        case Id::two_string_kite:
            return joined({"in ", houses_text(evidence.houses), ", ", digits,
                           " has two cells each, and ", cells_text(step, Role::pattern),
                           " cannot both hold it, so one of ", cells_text(step, Role::target),
                           " does"});
        case Id::empty_rectangle:
            return joined({"in ", first_house(evidence), ", ", digits, " lies in ",
                           houses_text(evidence.crossed), ", and ", cells_text(step, Role::pincer),
                           " are its only cells in ", houses_text({evidence.houses.back()})});
        case Id::unique_rectangle_1:
        case Id::unique_loop_1:
            return joined({loop_text(step), "only ", cells_text(step, Role::extra),
                           " can hold another digit"});
        case Id::unique_rectangle_2:
        case Id::unique_loop_2:
            return joined({loop_text(step), "so one of ", cells_text(step, Role::extra), " is ",
                           std::to_string(step.eliminations.front().digit)});
        case Id::unique_rectangle_3:
        case Id::unique_loop_3:
            return joined({loop_text(step), "so ", cells_text(step, Role::extra),
                           " are one cell of a set with ", cells_text(step, Role::pincer), " in ",
                           first_house(evidence)});
        case Id::unique_rectangle_4:
        case Id::unique_loop_4:
            return joined({loop_text(step), "in ", first_house(evidence), ", one of ",
                           cells_text(step, Role::extra), " holds the other digit"});
        case Id::hidden_rectangle:
            return joined({"were ", effect_text(step), " wrong, ", cells_text(step, Role::pattern),
                           " held ", digits, " in turn, and the digits could be exchanged"});
        case Id::bug_1:
            return joined({grave_text(step), "so one of those candidates is right"});
        case Id::bug_2:
            return joined({grave_text(step), "so one of those cells is ",
                           std::to_string(step.eliminations.front().digit)});
        case Id::bug_3:
            return joined({grave_text(step), "so they are one cell of a set with ",
                           cells_text(step, Role::pincer), " in ", first_house(evidence)});
        case Id::bug_4:
            return joined({grave_text(step), "in ", first_house(evidence),
                           " one of those cells is ", digits});
        case Id::aligned_pair:
        case Id::aligned_triplet:
            return joined({"every way to fill ", cells_text(step, Role::pattern),
                           " with it breaks a rule or leaves one of ",
                           cells_text(step, Role::pincer), " no candidate"});
        case Id::x_cycle:
        case Id::y_cycle:
        case Id::xy_cycle:
            return joined({chains_text(step), ", and the other way round"});
        case Id::x_chain:
        case Id::forcing_chain:
        case Id::nishio:
        case Id::dynamic_contradiction:
        case Id::dynamic_double:
            return chains_text(step);
        case Id::cell_forcing:
        case Id::dynamic_cell:
            return joined({"whatever ", cell_name(evidence.cells.front().cell),
                           " holds: ", chains_text(step)});
        case Id::house_forcing:
        case Id::dynamic_house:
            return joined({"wherever ", first_house(evidence), " has ",
                           std::to_string(evidence.candidates.front().candidate.digit), ": ",
                           chains_text(step)});
    }
    return {};
}

}  // namespace

std::string rating_text(int rating) {
    if (rating == 0) return "-";
    if (rating > kMostRating) return "8.8+";
    return joined({std::to_string(rating / 10), ".", std::to_string(rating % 10)});
}

std::string effect_text(const Deduction& deduction) {
    if (deduction.placement) {
        const auto [cell, digit] = *deduction.placement;
        return joined({cell_name(cell), "=", std::to_string(digit)});
    }
    std::string text;
    for (Digit digit = 1; digit <= 9; ++digit) {
        std::string cells;
        for (const Candidate& each : deduction.eliminations) {
            if (each.digit != digit) continue;
            if (!cells.empty()) cells += ',';
            cells += cell_name(each.cell);
        }
        if (cells.empty()) continue;
        if (!text.empty()) text += ' ';
        text += joined({cells, "<>", std::to_string(digit)});
    }
    return text;
}

std::string place_text(const Deduction& deduction) {
    const Evidence& evidence = deduction.evidence;
    if (!evidence.houses.empty()) return houses_text(evidence.houses);
    if (deduction.placement) return cell_name(deduction.placement->cell);
    return joined(
        {(size_of(evidence.digits) == 1 ? "digit " : "digits "), digits_text(evidence.digits)});
}

std::string reason_text(const Deduction& deduction) {
    return sentence(deduction);
}

std::string contradiction_text(const Contradiction& contradiction) {
    return joined({cell_name(contradiction.first), " and ", cell_name(contradiction.second),
                   " both hold ", std::to_string(contradiction.digit)});
}

}  // namespace retrace::cli
