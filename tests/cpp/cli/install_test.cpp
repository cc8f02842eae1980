// The command and the library as they are installed, used and taken away again.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using namespace samples;
namespace fs = std::filesystem;

bool runs(const std::string& line) {
    return std::system(line.c_str()) == 0;
}

// Installs the build: command and library, or only the component that `more` names.
void install(const TemporaryFolder& folder, const std::string& more = {}) {
    ASSERT_TRUE(runs("cmake --install " + build_folder() + " --prefix " + folder.in("usr") + more +
                     " > " + folder.in("log")))
        << content_of(folder.in("log"));
}

TEST(InstallExhaustive, PutsCommandPagesCompletionsAndLicenceInPlace) {
    const TemporaryFolder folder;
    install(folder, " --component command");
    EXPECT_TRUE(runs(folder.in("usr/bin/retrace") + " --version > " + folder.in("out")));
    EXPECT_TRUE(content_of(folder.in("out")).starts_with("retrace "));
    for (const std::string file :
         {"bash-completion/completions/retrace", "zsh/vendor-completions/_retrace",
          "zsh/site-functions/_retrace", "doc/retrace/answers.schema.json",
          "fish/vendor_completions.d/retrace.fish", "doc/retrace/copyright"}) {
        EXPECT_FALSE(content_of(folder.in("usr/share/" + file)).empty()) << file;
    }
    for (const std::string page : {"man/man1/retrace.1", "man/ko/man1/retrace.1"}) {
        const std::string path = folder.in("usr/share/" + page);
        EXPECT_TRUE(fs::exists(path + ".gz") || fs::exists(path)) << page;
    }
    EXPECT_FALSE(fs::exists(folder.in("usr/include")));
}

TEST(InstallExhaustive, TakesAwayAllThatItPutInPlace) {
    const TemporaryFolder folder;
    install(folder, " --component development");
    std::ofstream(folder.in("usr/include/of-others.h")) << "// stays";
    // Other tests install from the same build, so this one has its own list.
    fs::copy(build_folder() + "/install_manifest_development.txt",
             folder.in("install_manifest.txt"));
    const std::string uninstall = "cmake -DMANIFESTS_IN=" + folder.in("") + " -P " +
                                  sources_folder() + "/cmake/uninstall.cmake > " + folder.in("log");
    ASSERT_TRUE(runs(uninstall)) << content_of(folder.in("log"));
    std::vector<std::string> left;
    for (const auto& entry : fs::recursive_directory_iterator(folder.in("usr"))) {
        if (!entry.is_directory()) left.push_back(entry.path().string());
    }
    EXPECT_EQ(left, std::vector{folder.in("usr/include/of-others.h")});
    EXPECT_FALSE(fs::exists(folder.in("usr/include/retrace")));
    EXPECT_FALSE(fs::exists(folder.in("install_manifest.txt")));
}

// Builds tests/library with the definition `where`, which says how it gets the library, and runs it.
void use_library(const TemporaryFolder& folder, const std::string& where) {
    const std::string configure = "cmake -S " + sources_folder() + "/tests/library -B " +
                                  folder.in("user") + " -DCMAKE_BUILD_TYPE=Release " + where;
    ASSERT_TRUE(runs(configure + " > " + folder.in("log"))) << content_of(folder.in("log"));
    ASSERT_TRUE(runs("cmake --build " + folder.in("user") + " > " + folder.in("log")))
        << content_of(folder.in("log"));
    const TemporaryFile puzzle(line_puzzle);
    ASSERT_TRUE(runs(folder.in("user/user") + " < " + puzzle.path() + " > " + folder.in("out")));
    const std::string answer = line_solution.substr(0, 81) + ' ';
    EXPECT_TRUE(content_of(folder.in("out")).starts_with(answer)) << content_of(folder.in("out"));
    ASSERT_TRUE(runs(folder.in("user/steps") + " > " + folder.in("out")));
    EXPECT_NE(content_of(folder.in("out")).find("hidden-single-box r"), std::string::npos)
        << content_of(folder.in("out"));
}

TEST(InstallExhaustive, GivesTheLibraryToAProjectThatFindsIt) {
    const TemporaryFolder folder;
    install(folder);
    use_library(folder, "-DCMAKE_PREFIX_PATH=" + folder.in("usr"));
    EXPECT_TRUE(fs::exists(folder.in("usr/include/retrace/sudoku/grid.hpp")));
    // The public header does not need it.
    EXPECT_FALSE(fs::exists(folder.in("usr/include/retrace/sudoku/search/dancing_links.hpp")));
}

TEST(InstallExhaustive, GivesTheLibraryToACompilerAlone) {
    if (!runs("pkg-config --version > /dev/null")) GTEST_SKIP() << "pkg-config is not here";
    const TemporaryFolder folder;
    install(folder, " --component development");
    const std::string found = runs("test -d " + folder.in("usr/lib/pkgconfig"))
                                  ? folder.in("usr/lib/pkgconfig")
                                  : folder.in("usr/lib/*/pkgconfig");
    const std::string compile = "export PKG_CONFIG_PATH=$(echo " + found + "); c++ -O1 " +
                                sources_folder() + "/tests/library/steps.cpp -o " +
                                folder.in("steps") + " $(pkg-config --cflags --libs retrace)";
    ASSERT_TRUE(runs(compile));
    EXPECT_TRUE(runs(folder.in("steps") + " > " + folder.in("out")));
}

TEST(InstallExhaustive, GivesTheLibraryToAProjectThatFetchesTheSources) {
    const TemporaryFolder folder;
    use_library(folder, "-DCMAKE_UNITY_BUILD=ON -DRETRACE_FROM=" + sources_folder());
}

}  // namespace
}  // namespace retrace
