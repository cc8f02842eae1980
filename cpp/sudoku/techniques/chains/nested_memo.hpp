// The finds of nested searches by board: many suppositions come to the same one, and so do those of the next level and of
// the next step.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "sudoku/techniques/candidates.hpp"
#include "sudoku/techniques/chains/implications.hpp"

namespace retrace::techniques {

// Serves searches whose suppositions begin with the same board, on several threads at once. Once it is full, it keeps no
// more.
class NestedMemo {
  public:
    // `before`: that of a board of which something was taken away or placed since; null: none.
    explicit NestedMemo(std::shared_ptr<NestedMemo> before = nullptr) : before_(std::move(before)) {
        // Two are kept at most. One that nothing was looked for with is left out.
        if (before_ && before_->known_.empty()) before_ = before_->before_;
        if (before_) before_->before_.reset();
    }

    // 128 bits tell the candidates of boards apart.
    struct Key {
        std::uint64_t first = 0;
        std::uint64_t second = 0;

        friend bool operator==(const Key&, const Key&) = default;
    };
    // `kind`: of the search.
    static Key key_of(const Candidates& board, std::uint8_t kind) {
        Key key;
        // A word of its own: added to a board's word it would be like one candidate more.
        mix(kind, key);
        for (Cell cell = 0; cell < kCells; cell += 3) {
            std::uint64_t word = board.of(cell);
            word = word << 9U | board.of(static_cast<Cell>(cell + 1));
            mix(word << 9U | board.of(static_cast<Cell>(cell + 2)), key);
        }
        return key;
    }

    // False: not known. `source`: the board that the suppositions begin with.
    bool find(const Key& key, const Candidates& source, Implications& found) {
        if (const Implications* const known = known_here(key)) {
            found = *known;
            return true;
        }
        const Implications* const known = before_ ? before_->known_here(key) : nullptr;
        if (known == nullptr) return false;
        found = *known;
        // A candidate that is gone from the source is no cause any more. Where a find has no other, a find after it may count.
        if (!found.keep_causes_in(source)) {
            found.clear();
            return false;
        }
        keep(key, found);
        return true;
    }
    void keep(const Key& key, const Implications& found) {
        const std::scoped_lock lock(mutex_);
        if (bytes_ > kMostBytes) return;
        // Two threads may have searched the same board at once.
        if (known_.try_emplace(key, found).second) bytes_ += found.bytes() + kOverhead;
    }

  private:
    // Null: not known. Entries stay where they are.
    const Implications* known_here(const Key& key) const {
        const std::scoped_lock lock(mutex_);
        const auto known = known_.find(key);
        return known == known_.end() ? nullptr : &known->second;
    }

    static constexpr std::size_t kMostBytes = 8'000'000;
    static constexpr std::size_t kOverhead = sizeof(Key) + sizeof(Implications) + 32;

    static void mix(std::uint64_t word, Key& key) {
        key.first = (key.first ^ word) * 0x9e3779b97f4a7c15U;
        key.first ^= key.first >> 29U;
        key.second = (key.second + word + 1) * 0xd6e8feb86659fd93U;
        key.second ^= key.second >> 32U;
    }

    struct Hash {
        std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.first); }
    };
    mutable std::mutex mutex_;
    std::unordered_map<Key, Implications, Hash> known_;
    std::size_t bytes_ = 0;
    std::shared_ptr<NestedMemo> before_;
};

}  // namespace retrace::techniques
