// The finds of nested searches by board: many suppositions come to the same one, and so do those of the next level.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <unordered_map>

#include "sudoku/techniques/candidates.hpp"
#include "sudoku/techniques/chains/implications.hpp"

namespace retrace::techniques {

// Serves searches whose suppositions begin with the same board, on several threads at once. Once it is full, it keeps no
// more.
class NestedMemo {
  public:
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

    // Null: not known. Entries stay where they are.
    const Implications* find(const Key& key) const {
        const std::scoped_lock lock(mutex_);
        const auto known = known_.find(key);
        return known == known_.end() ? nullptr : &known->second;
    }
    void keep(const Key& key, const Implications& found) {
        const std::scoped_lock lock(mutex_);
        if (bytes_ > kMostBytes) return;
        // Two threads may have searched the same board at once.
        if (known_.try_emplace(key, found).second) bytes_ += found.bytes() + kOverhead;
    }

  private:
    static constexpr std::size_t kMostBytes = 16'000'000;
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
};

}  // namespace retrace::techniques
