// A file that is no text, by its first bytes; web/core/file-kind.ts has the same list.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace retrace::cli {

enum class FileKind : unsigned char {
    unknown,  // as any text is
    picture,
    pdf,
    document,  // of an office program
    archive,
    program,
    media,  // sound or film
    database,
};

FileKind kind_of_file(std::string_view head);

// The puzzles that Retrace writes into its sheets (web/core/own-pdf.ts), if this is the begin of one.
std::optional<std::string_view> puzzles_of_sheet(std::string_view head);

// An error of reading beside those of errno: the file is of this kind.
int error_of(FileKind kind);

// Unknown where the error is one of errno.
FileKind kind_of_error(int error);

// In the locale's language; not of an unknown kind.
std::string words_of(FileKind kind);

}  // namespace retrace::cli
