// Leaves out of an order the techniques that nobody wants.
#include "sudoku/techniques/repertoire.hpp"

#include <algorithm>
#include <optional>

namespace retrace::techniques {
namespace {

std::optional<TechniqueSet> set_named(std::string_view name) {
    for (std::size_t level = 0; level < kLevelNames.size(); ++level) {
        if (kLevelNames[level] == name) return techniques_up_to(static_cast<Level>(level));
    }
    for (const Technique& each : techniques()) {
        if (each.name == name) return TechniqueSet{}.set(static_cast<std::size_t>(each.id));
    }
    return std::nullopt;
}

}  // namespace

TechniqueSet techniques_up_to(Level level) {
    TechniqueSet set;
    for (const Technique& each : techniques()) {
        if (each.level <= level) set.set(static_cast<std::size_t>(each.id));
    }
    return set;
}

std::variant<TechniqueSet, UnknownName> read_techniques(std::string_view list) {
    TechniqueSet used;
    if (list.starts_with('-')) used.set();
    for (bool is_last = false; !is_last;) {
        const std::size_t comma = list.find(',');
        is_last = comma == std::string_view::npos;
        std::string_view name = list.substr(0, comma);
        if (!is_last) list.remove_prefix(comma + 1);
        const bool is_left_out = name.starts_with('-');
        if (is_left_out) name.remove_prefix(1);
        const auto named = set_named(name);
        if (!named) return UnknownName{name};
        used = is_left_out ? used & ~*named : used | *named;
    }
    return used;
}

std::vector<Finder> finders(const Repertoire& repertoire) {
    const auto is_used = [&](Id id) { return repertoire.techniques[static_cast<std::size_t>(id)]; };
    std::vector<Finder> kept;
    for (const Finder& each : finders(repertoire.order)) {
        if (std::all_of(each.members.begin(), each.members.end(), is_used)) {
            kept.push_back(each);
            continue;
        }
        for (const Id id : each.members) {
            if (!is_used(id)) continue;
            const Technique& row = technique(id);
            kept.push_back({row.find, nullptr, row.needs_uniqueness, 0, {}});
        }
    }
    return kept;
}

}  // namespace retrace::techniques
