// Gathers the conclusions of a chain that rest on the same causes, and strings them together where they do not fork.
#include "cli/chain_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

using namespace techniques;

struct Claim {
    Candidate candidate;
    bool is_on;

    friend bool operator==(const Claim&, const Claim&) = default;
};

// The conclusions that follow from the same causes.
struct Fork {
    std::vector<Claim> causes;
    std::vector<Claim> conclusions;
    bool is_told = false;
};

std::vector<Candidate> sources_of(const Evidence& evidence) {
    std::vector<Candidate> sources;
    for (const MarkedCandidate& each : evidence.candidates) {
        if (each.role == Role::source) sources.push_back(each.candidate);
    }
    return sources;
}

Claim start_of(const Evidence& evidence, std::size_t chain, Candidate source) {
    const auto first =
        std::ranges::find(evidence.links, chain, [](const Link& link) { return link.chain; });
    return {source, first == evidence.links.end() || first->from_on};
}

std::vector<Fork> forks_of(const Evidence& evidence, std::size_t chain) {
    std::vector<std::pair<Claim, std::vector<Claim>>> conclusions;
    for (const Link& link : evidence.links) {
        if (link.chain != chain) continue;
        const Claim to{link.to, link.to_on};
        if (conclusions.empty() || conclusions.back().first != to) conclusions.push_back({to, {}});
        conclusions.back().second.push_back({link.from, link.from_on});
    }
    std::vector<Fork> forks;
    for (const auto& [to, causes] : conclusions) {
        const auto known = std::ranges::find(forks, causes, &Fork::causes);
        if (known == forks.end()) {
            forks.push_back({causes, {to}});
        } else {
            known->conclusions.push_back(to);
        }
    }
    return forks;
}

// "r1c4<>5", or "r1c4,r1c5<>5" where the candidate stands for a group.
std::string claim_text(const Evidence& evidence, const Claim& claim) {
    std::string cells;
    const auto group = std::ranges::find(evidence.groups, claim.candidate, &Group::named);
    if (group == evidence.groups.end()) {
        cells = cell_name(claim.candidate.cell);
    } else {
        for (const Cell cell : group->cells) cells += (cells.empty() ? "" : ",") + cell_name(cell);
    }
    return cells + (claim.is_on ? "=" : "<>") + std::to_string(claim.candidate.digit);
}

std::string claims_text(const Evidence& evidence, const std::vector<Claim>& claims) {
    std::string text;
    for (const Claim& each : claims) {
        text += (text.empty() ? "" : ", ") + claim_text(evidence, each);
    }
    return text;
}

}  // namespace

std::size_t chain_count(const Evidence& evidence) {
    return sources_of(evidence).size();
}

std::vector<std::string> branches_of(const Evidence& evidence, std::size_t chain) {
    std::vector<Fork> forks = forks_of(evidence, chain);
    std::vector<std::string> branches;
    for (Fork& first : forks) {
        if (first.is_told) continue;
        std::string text = claims_text(evidence, first.causes);
        for (Fork* fork = &first; fork != nullptr;) {
            fork->is_told = true;
            text += " -> " + claims_text(evidence, fork->conclusions);
            const std::vector<Claim>& last = fork->conclusions;
            const auto next = std::ranges::find_if(forks, [&](const Fork& each) {
                return !each.is_told && last.size() == 1 && each.causes == last;
            });
            fork = next == forks.end() ? nullptr : &*next;
        }
        branches.push_back(std::move(text));
    }
    if (branches.empty()) {
        const Claim start = start_of(evidence, chain, sources_of(evidence)[chain]);
        branches.push_back(claim_text(evidence, start));
    }
    return branches;
}

bool forks(const Evidence& evidence) {
    for (std::size_t chain = 0; chain < chain_count(evidence); ++chain) {
        if (branches_of(evidence, chain).size() > 1) return true;
    }
    return false;
}

std::string chain_name(const Evidence& evidence, std::size_t chain) {
    const std::vector<Candidate> sources = sources_of(evidence);
    const Claim first = start_of(evidence, 0, sources.front());
    bool start_alike = true;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        start_alike = start_alike && start_of(evidence, i, sources[i]) == first;
    }
    return sentence_of(start_alike ? "advice/chain" : "advice/case",
                       {{"number", std::to_string(chain + 1)}});
}

std::string chains_text(const Evidence& evidence) {
    std::string text;
    const std::size_t count = chain_count(evidence);
    for (std::size_t chain = 0; chain < count; ++chain) {
        text += ' ';
        if (count > 1) text += chain_name(evidence, chain) + ": ";
        std::string branches;
        for (const std::string& each : branches_of(evidence, chain)) {
            branches += (branches.empty() ? "" : "; ") + each;
        }
        text += branches + '.';
    }
    return text;
}

}  // namespace retrace::cli
