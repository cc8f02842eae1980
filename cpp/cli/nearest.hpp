// The name that a mistyped one was most likely meant to be.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace retrace::cli {

// How many letters have to be changed, added or left out, or neighbours exchanged.
inline std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> row(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                row[i][j] = i + j;
                continue;
            }
            const std::size_t changed = row[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[i][j] = std::min({changed, row[i - 1][j] + 1, row[i][j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[i][j] = std::min(row[i][j], row[i - 2][j - 2] + 1);
            }
        }
    }
    return row[a.size()][b.size()];
}

// Empty where none is like it: a third of its letters may be wrong, or it is the beginning of a name.
inline std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view name : names) {
        const std::size_t changes = distance(word, name);
        if (changes < least) {
            least = changes;
            best = name;
        }
    }
    if (!best.empty()) return best;
    constexpr std::size_t kLeastBeginning = 4;  // of an option, two of which are hyphens
    for (const std::string_view name : names) {
        if (word.size() >= kLeastBeginning && name.starts_with(word)) return name;
    }
    return best;
}

}  // namespace retrace::cli
