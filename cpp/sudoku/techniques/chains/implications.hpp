// Candidates that a pattern or a nested chain takes away under a supposition, with the ones that this rests on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/proof.hpp"

namespace retrace::techniques {

// A list that is filled again and again. An entry rests on candidates that the supposition has taken away.
class Implications {
  public:
    struct Entry {
        Candidate off;
        std::uint32_t first_cause;
        std::uint32_t causes;
        std::uint32_t proof;  // in proofs(); kNoProof: a pattern that is seen at once
    };
    static constexpr std::uint32_t kNoProof = 0xffffffff;

    bool empty() const { return entries_.empty(); }
    std::span<const Entry> entries() const { return entries_; }
    std::span<const Candidate> causes(const Entry& entry) const {
        return {causes_.data() + entry.first_cause, entry.causes};
    }
    const std::vector<Proof>& proofs() const { return proofs_; }

    void clear() {
        entries_.clear();
        causes_.clear();
        proofs_.clear();
        first_cause_ = 0;
    }

    // The causes of the entries that follow; the ones noted before are closed.
    void begin_causes() { first_cause_ = static_cast<std::uint32_t>(causes_.size()); }
    void add_cause(Candidate candidate) { causes_.push_back(candidate); }
    bool has_causes() const { return causes_.size() > first_cause_; }
    void add(Candidate off, std::uint32_t proof = kNoProof) {
        entries_.push_back(
            {off, first_cause_, static_cast<std::uint32_t>(causes_.size()) - first_cause_, proof});
    }
    std::uint32_t add_proof(const Proof& proof) {
        proofs_.push_back(proof);
        return static_cast<std::uint32_t>(proofs_.size() - 1);
    }

  private:
    std::vector<Entry> entries_;
    std::vector<Candidate> causes_;
    std::vector<Proof> proofs_;
    std::uint32_t first_cause_ = 0;
};

}  // namespace retrace::techniques
