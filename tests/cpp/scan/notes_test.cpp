// Notes in drawn grids: at their nine places, in a row, and beside no digit at all.
#include "scan/notes.hpp"

#include <gtest/gtest.h>

#include "scan/drawn_grid.hpp"
#include "scan/scan.hpp"
#include "support/folders.hpp"
#include "support/puzzles.hpp"

namespace retrace {
namespace {

// A digit of so many pixels, with its middle at a point.
void draw_note(scan::Bytes& picture, const training::Face& face, int digit, scan::Point middle,
               float high) {
    for (int y = -10; y <= 10; ++y) {
        for (int x = -10; x <= 10; ++x) {
            const float ink = training::ink_at(face.data()[digit - 1], scan::real(x) / high,
                                               scan::real(y) / high, 0);
            std::uint8_t& pixel = picture.at(scan::whole(middle.x) + x, scan::whole(middle.y) + y);
            if (ink > 0.02F) pixel = scan::byte(scan::real(pixel) * (1 - 0.7F * ink));
        }
    }
}

scan::Point middle_of_cell(int cell) {
    return {scan::real(drawn::kMargin + cell % 9 * drawn::kCell + drawn::kCell / 2),
            scan::real(drawn::kMargin + cell / 9 * drawn::kCell + drawn::kCell / 2)};
}

TEST(ScanOfNotes, ReadsThemAndNoDigitInTheirCells) {
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    ASSERT_TRUE(faces.has_value());
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    int noted = 0;
    int read = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        const training::Face& face = faces->at(5 * i);
        scan::Bytes picture = drawn::grid(face, puzzle.to_line());
        scan::Notes expected{};
        for (int cell = 0; cell < 81; ++cell) {
            if (puzzle[static_cast<Cell>(cell)] != 0) continue;
            for (int digit = 1 + cell % 3; digit <= 9; digit += 3) {
                const scan::Point place{scan::real((digit - 1) % 3 - 1) * 12.0F,
                                        scan::real((digit - 1) / 3 - 1) * 12.0F};
                draw_note(picture, face, digit, middle_of_cell(cell) + place, 9);
                expected.at(static_cast<std::size_t>(cell)) |=
                    static_cast<std::uint16_t>(1U << static_cast<unsigned>(digit));
            }
        }
        const scan::Scan scan = scan::scan_of(picture);
        ASSERT_EQ(scan.trouble, scan::Trouble::none);
        EXPECT_EQ(scan.verdict.grid.to_line(), puzzle.to_line());
        for (std::size_t cell = 0; cell < 81; ++cell) {
            if (expected.at(cell) == 0) continue;
            ++noted;
            if (scan.notes.at(cell) == expected.at(cell)) ++read;
            EXPECT_EQ(scan.notes.at(cell) & ~expected.at(cell), 0);
        }
    }
    EXPECT_GE(10 * read, 7 * noted) << read << " of " << noted;
}

TEST(ScanOfNotes, SeesNoneInAGridThatHasDigitsAlone) {
    const auto faces = training::read_faces(in_digits("held-out-faces.png"));
    ASSERT_TRUE(faces.has_value());
    const Grid puzzle = puzzles::grid(puzzles::k2239);
    for (std::size_t i = 0; i < 10; ++i) {
        const scan::Scan scan = scan::scan_of(drawn::grid(faces->at(i), puzzle.to_line()));
        EXPECT_EQ(scan.notes, scan::Notes{});
    }
}

}  // namespace
}  // namespace retrace
