// The thresholds at which ink and its pieces are looked for in a picture, from fine to coarse.
#pragma once

#include <array>

#include "scan/components.hpp"
#include "scan/ink.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

enum class Pieces : std::uint8_t {
    as_seen,
    thicker,  // lines with gaps are closed
    lines,    // nothing but upright and level ones: text and shades that touch the grid go
};

using Inked = Bytes(const Bytes& grey, int reach);

struct InkSetting {
    Inked* ink;
    int share;  // it reaches so far: this part of the shorter side
    int least;  // ink from here on
    Pieces pieces;
};

// Those that share an ink are neighbours.
inline constexpr std::array<InkSetting, 11> kSettings{{
    {ink_of, 14, kInk, Pieces::as_seen},
    {thin_ink_of, 60, kInk, Pieces::as_seen},
    {thin_ink_of, 60, kInk, Pieces::thicker},
    {thin_ink_of, 60, kInk / 2, Pieces::as_seen},
    {ink_of, 14, kInk, Pieces::thicker},
    {ink_of, 14, 2 * kInk, Pieces::as_seen},
    {ink_of, 14, kInk / 2, Pieces::as_seen},
    {ink_of, 14, kInk, Pieces::lines},
    {ink_of, 14, 2 * kInk, Pieces::lines},
    {ink_of, 28, kInk / 2, Pieces::thicker},
    {ink_of, 6, kInk, Pieces::as_seen},
}};

// How far the ink of a setting reaches in this picture, in pixels.
int reach_of(const InkSetting& setting, const Bytes& grey);

// `ink`: that of the setting.
Components pieces_in(const Bytes& ink, const InkSetting& setting);

}  // namespace retrace::scan
