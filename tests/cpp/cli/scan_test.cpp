// retrace scan, run as a process.
#include <gtest/gtest.h>

#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

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
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(run_command({"scan", "--check", in_digits("missing")}).exit_code, 2);
}

TEST(ScanCommand, SaysWhyAFileCannotBeRead) {
    const CommandResult result = run_command({"scan", in_digits("")});
    EXPECT_EQ(result.errors, "retrace: " + in_digits("") + ": Is a directory\n");
    EXPECT_EQ(result.exit_code, 2);
}

}  // namespace
}  // namespace retrace
