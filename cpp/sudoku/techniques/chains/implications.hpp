// Candidates that a pattern or a nested chain takes away under a supposition, with the ones that this rests on.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/proof.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

// A pattern that is seen at once: the houses that it is in or reaches into, and its digits.
struct Pattern {
    Id id;
    std::uint8_t house;
    std::uint8_t other;
    DigitSet digits;
};

// A list that is filled again and again. An entry rests on candidates that the supposition has taken away.
class Implications {
  public:
    struct Entry {
        Candidate off;
        std::uint32_t first_cause;
        std::uint32_t causes;
        std::uint32_t proof;  // in proofs(); kNoProof: a pattern that is seen at once
        Pattern pattern;      // without a proof
    };
    static constexpr std::uint32_t kNoProof = 0xffffffff;

    bool empty() const { return entries_.empty(); }
    std::span<const Entry> entries() const { return entries_; }
    std::span<const Candidate> causes(const Entry& entry) const {
        return {causes_.data() + entry.first_cause, entry.causes};
    }
    const std::vector<Proof>& proofs() const { return proofs_; }
    // Which find of its search a proof is from.
    std::uint32_t find_of(std::uint32_t proof) const { return finds_[proof]; }

    // Leaves out causes that the board has not. False: an entry has no others.
    bool keep_causes_in(const Candidates& board) {
        std::uint32_t next = 0;  // behind the causes that were dealt with
        std::uint32_t first_kept = 0;
        std::uint32_t kept = 0;
        for (Entry& entry : entries_) {
            // Entries of a find share their causes.
            if (entry.first_cause >= next) {
                next = entry.first_cause + entry.causes;
                first_kept = kept;
                for (std::uint32_t i = entry.first_cause; i < next; ++i) {
                    if (board.has(causes_[i].cell, causes_[i].digit)) causes_[kept++] = causes_[i];
                }
            }
            entry.first_cause = first_kept;
            entry.causes = kept - first_kept;
            if (entry.causes == 0) return false;
        }
        causes_.resize(kept);
        return true;
    }

    // Memory beside its own.
    std::size_t bytes() const {
        return entries_.size() * sizeof(Entry) + causes_.size() * sizeof(Candidate) +
               proofs_.size() * (sizeof(Proof) + sizeof(std::uint32_t));
    }

    void clear() {
        taken_.reset();
        entries_.clear();
        causes_.clear();
        proofs_.clear();
        finds_.clear();
        first_cause_ = 0;
    }

    // The causes of the entries that follow; the ones noted before are closed.
    void begin_causes(const Pattern& pattern = {}) {
        first_cause_ = static_cast<std::uint32_t>(causes_.size());
        pattern_ = pattern;
    }
    void add_cause(Candidate candidate) { causes_.push_back(candidate); }
    bool has_causes() const { return causes_.size() > first_cause_; }
    // Whether an entry has the candidate; further ones would say nothing new.
    bool has(Candidate off) const { return taken_[off.cell * 9U + off.digit - 1U]; }
    void add(Candidate off, std::uint32_t proof = kNoProof) {
        if (has(off)) return;
        taken_.set(off.cell * 9U + off.digit - 1U);
        entries_.push_back({off, first_cause_,
                            static_cast<std::uint32_t>(causes_.size()) - first_cause_, proof,
                            pattern_});
    }
    std::uint32_t add_proof(const Proof& proof, std::size_t find) {
        proofs_.push_back(proof);
        finds_.push_back(static_cast<std::uint32_t>(find));
        return static_cast<std::uint32_t>(proofs_.size() - 1);
    }

  private:
    std::vector<Entry> entries_;
    std::vector<Candidate> causes_;
    std::vector<Proof> proofs_;
    std::vector<std::uint32_t> finds_;  // by proof
    std::uint32_t first_cause_ = 0;
    Pattern pattern_{};
    std::bitset<729> taken_;
};

}  // namespace retrace::techniques
