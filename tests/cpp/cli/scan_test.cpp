// retrace scan, run as a process.
#include <gtest/gtest.h>

#include <charconv>
#include <string>
#include <string_view>

#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

// Eight by 64 pixels of noise.
constexpr std::string_view kJpeg =
    "ffd8ffe000104a46494600010100000100010000ffdb004300a06e788c7864a08c828cb4aaa0bef0"
    "fffff0dcdcf0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
    "ffffffffffffffffffffc0000b080040000801011100ffc400150001010000000000000000000000"
    "0000000001ffc4002410000004050305000000000000000000000111213100516181f04191b171a1"
    "c1e1f1ffda0008010100003f00113096dd6ef8d00a00dd6b003222f6d8bf65279a635ad1d5303292"
    "84aaf40978ec3a945549edc64ca04a8477e63fffd9";

// Two pictures of one pixel each, one after the other.
constexpr std::string_view kMovingWebp =
    "524946468400000057454250565038580a00000002000000000000000000414e494d060000000000"
    "00000000414e4d462a000000000000000000000000000000090000025650384c110000002f000000"
    "0007d0fffef7bfff8188e87f0000414e4d4626000000000000000000000000000000090000005650"
    "384c0e0000002f00000000071011fd0f4444ff03";

std::string bytes_of(std::string_view hexadecimal) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hexadecimal.size(); i += 2) {
        unsigned byte = 0;
        std::from_chars(hexadecimal.data() + i, hexadecimal.data() + i + 2, byte, 16);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

TEST(ScanCommand, RefusesAPictureThatEndsTooEarlyAndAnEmptyFile) {
    const std::string whole = bytes_of(kJpeg);
    EXPECT_EQ(run_command({"scan"}, whole).exit_code, 1);
    EXPECT_EQ(run_command({"scan"}, whole.substr(0, whole.size() - 2)).exit_code, 1);
    const CommandResult cut = run_command({"scan"}, whole.substr(0, whole.size() - 20));
    EXPECT_EQ(cut.exit_code, 2);
    EXPECT_NE(cut.errors.find("the picture is damaged"), std::string::npos);
    const CommandResult empty = run_command({"scan"}, "");
    EXPECT_EQ(empty.exit_code, 2);
    EXPECT_NE(empty.errors.find("the file is empty"), std::string::npos);
}

TEST(ScanCommand, ReadsTheFirstPictureOfAMovingWebp) {
    const std::string whole = bytes_of(kMovingWebp);
    const CommandResult result = run_command({"scan"}, whole);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_NE(result.errors.find("the picture is too small"), std::string::npos);
    EXPECT_EQ(run_command({"scan"}, whole.substr(0, 60)).exit_code, 2);
}

TEST(ScanCommand, RefusesWhatIsNoPicture) {
    const CommandResult result = run_command({"scan"}, "123456789\n");
    EXPECT_EQ(result.output, "");
    EXPECT_NE(result.errors.find("the file is no PNG, JPEG, WebP, GIF or AVIF picture"),
              std::string::npos);
    EXPECT_EQ(result.exit_code, 2);
}

TEST(ScanCommand, RefusesABrokenPicture) {
    EXPECT_EQ(run_command({"scan"}, "\x89PNG\r\n\x1a\nbroken").exit_code, 2);
    EXPECT_EQ(run_command({"scan"}, "\xff\xd8\xff\xe0 broken").exit_code, 2);
    for (const char* begun : {"RIFF1234WEBPVP8 broken", "GIF89a broken", "1234ftypavif broken"}) {
        const CommandResult result = run_command({"scan"}, begun);
        EXPECT_EQ(result.exit_code, 2) << begun;
        EXPECT_EQ(result.errors.find("the file is no PNG"), std::string::npos) << begun;
    }
}

TEST(ScanCommand, SaysNoneWhereNoPuzzleIsSeen) {
    const CommandResult result = run_command({"scan", in_digits("held-out-faces.png")}, "");
    EXPECT_EQ(result.output, "none\n");
    EXPECT_EQ(result.exit_code, 1);
}

TEST(ScanCommand, ChecksNoFolderWithoutPhotosWhoseDigitsAreKnown) {
    const CommandResult result = run_command({"scan", "--check", in_digits("")});
    EXPECT_EQ(result.output, "");
    EXPECT_NE(result.errors.find("no photo with a file NAME.dat"), std::string::npos);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(run_command({"scan", "--check", in_digits("missing")}).exit_code, 3);
}

TEST(ScanCommand, SaysWhyAFileCannotBeRead) {
    const CommandResult result = run_command({"scan", in_digits("")});
    EXPECT_EQ(result.errors, "retrace: " + in_digits("") + ": Is a directory\n");
    EXPECT_EQ(result.exit_code, 3);
}

}  // namespace
}  // namespace retrace
