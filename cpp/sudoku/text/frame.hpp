// Lines without what stands around their rows: marks and labels in front, marks behind, numbers of the columns above.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace retrace::text {

// The lines from one column on, in which each line that is no row is a border. As many as there were.
struct Unframed {
    std::vector<std::string> lines{};
    bool has_labels = false;  // or marks that could be cells, too
};

// All ways to take a frame off that the lines allow; the first one takes off nothing but marks that stand around cells
// anywhere. A frame has the same signs in each line; its numbers count up, or are a time of day.
std::vector<Unframed> without_frames(const std::vector<std::string>& lines);

}  // namespace retrace::text
