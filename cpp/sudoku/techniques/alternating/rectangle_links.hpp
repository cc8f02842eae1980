// Strong links by unique rectangles: of the candidates that keep a rectangle from holding two digits alone, one is true.
#pragma once

#include <vector>

#include "sudoku/techniques/alternating/node_graph.hpp"

namespace retrace::techniques {

struct RectangleLink {
    Node one;
    Node other;
    CellSet corners;
};

// Those in which two nodes have all such candidates. Corners that are filled are no givens.
std::vector<RectangleLink> rectangle_links(const Candidates& board);

}  // namespace retrace::techniques
