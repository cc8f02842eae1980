// Files that gzip has packed, and files in UTF-16: the command reads them as it reads their texts.
#include <gtest/gtest.h>

#include "support/command.hpp"

namespace retrace {
namespace {

// A puzzle with one blank, whose solution has r1c1=1, and its line end.
const std::string text_to_pack =
    ".43628579572139468986754231391542786468917352725863914237481695619275843854396127\n";

std::string gzip_bytes() {
    constexpr std::string_view kBytes{
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x15\x89\xc9\x0d\xc0\x00\x08\xc3\xfe\x1d"
        "\xa6\x12\x81\x1c\xec\xbf\x58\xe9\xcb\xb2\xfd\x4e\x0b\xa1\x97\x46\xf5\x8e\xb2\x91"
        "\x39\xe8\xb3\x3a\x3a\xfa\x63\xb9\x09\x83\xd1\xe5\xbb\x9e\x94\x96\xaa\x85\x99\xe9"
        "\x70\x7a\x55\xf0\xf3\x01\xc4\x97\x37\x3c\x52\x00\x00\x00",
        74};
    return std::string(kBytes);
}

// An ASCII text in UTF-16, after a byte order mark.
std::string utf16_bytes(const std::string& plain, bool is_little) {
    std::string bytes = is_little ? "\xff\xfe" : "\xfe\xff";
    for (const char c : plain) {
        bytes += is_little ? c : '\0';
        bytes += is_little ? '\0' : c;
    }
    return bytes;
}

TEST(PackedInput, IsUnpackedByGzipAlsoInSeveralMembers) {
    const CommandResult result = run_command({"solve"}, gzip_bytes() + gzip_bytes());
    EXPECT_EQ(result.output, "1" + text_to_pack.substr(1) + "1" + text_to_pack.substr(1));
    EXPECT_EQ(result.exit_code, 0);
}

TEST(PackedInput, ThatIsCutOffIsAnErrorAndNotSilence) {
    const CommandResult result = run_command({"solve"}, gzip_bytes().substr(0, 60));
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_NE(result.errors.find("packed by gzip, and damaged or cut off"), std::string::npos);
}

// An ASCII text in UTF-32, after a byte order mark.
std::string utf32_bytes(const std::string& plain, bool is_little) {
    const std::string zeros(3, '\0');
    std::string bytes = is_little ? std::string("\xff\xfe\0\0", 4) : std::string("\0\0\xfe\xff", 4);
    for (const char c : plain) bytes += is_little ? c + zeros : zeros + c;
    return bytes;
}

TEST(WideInput, IsReadInEitherOrderOfBytes) {
    for (const bool is_little : {true, false}) {
        EXPECT_EQ(
            run_command({"check"}, utf32_bytes(text_to_pack + text_to_pack, is_little)).output,
            "unique\nunique\n");
        const CommandResult result =
            run_command({"check"}, utf16_bytes(text_to_pack + "\r\n" + text_to_pack, is_little));
        EXPECT_EQ(result.output, "unique\nunique\n");
        EXPECT_EQ(result.exit_code, 0);
    }
}

TEST(WideInput, TellsPositionsInItsOwnCharacters) {
    std::string wrong = text_to_pack;
    wrong[4] = 'q';
    EXPECT_EQ(run_command({"check"}, utf16_bytes(wrong, true)).errors,
              run_command({"check"}, wrong).errors);
}

}  // namespace
}  // namespace retrace
