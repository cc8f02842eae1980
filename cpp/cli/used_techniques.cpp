// Reads the list of techniques.
#include "cli/used_techniques.hpp"

#include "cli/nearest.hpp"
#include "cli/wanted.hpp"

namespace retrace::cli {

Problem set_techniques(const Option& option, std::string_view value, Arguments& arguments) {
    const auto used = techniques::read_techniques(value);
    if (const auto* unknown = std::get_if<techniques::UnknownName>(&used)) {
        if (!nearest(unknown->name, technique_choices()).empty()) {
            return not_among(option, unknown->name);
        }
        return refused({"{1} has no '{2}': its names are beginner, usual, all and those that "
                        "`retrace explain` prints",
                        "{1}에 없는 이름입니다: '{2}'. beginner, usual, all과 `retrace explain`이 "
                        "출력하는 이름을 씁니다"},
                       option, unknown->name);
    }
    arguments.repertoire.techniques = std::get<techniques::TechniqueSet>(used);
    if (arguments.repertoire.techniques.any()) return std::nullopt;
    return refused({"{1} leaves no technique: '{2}'", "{1}에 남는 기법이 없습니다: '{2}'"}, option,
                   value);
}

std::vector<std::string_view> technique_choices() {
    std::vector<std::string_view> names(techniques::kLevelNames.begin(),
                                        techniques::kLevelNames.end());
    for (const std::string_view name : technique_names()) names.push_back(name);
    return names;
}

}  // namespace retrace::cli
