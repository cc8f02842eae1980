# Makes tables of C++ of cpp/words/*/*.json, the texts of the command: a language is a folder, English the one that others are held against.
file(GLOB languages RELATIVE ${PROJECT_SOURCE_DIR}/cpp/words CONFIGURE_DEPENDS cpp/words/*)
list(FILTER languages EXCLUDE REGEX "README")
list(REMOVE_ITEM languages en)
list(PREPEND languages en)

# Appends the paths of all texts in `json` to `paths`, and the texts to variables of those names.
function(collect_texts language json prefix)
    string(JSON length LENGTH "${json}")
    math(EXPR last "${length} - 1")
    foreach(index RANGE ${last})
        string(JSON key MEMBER "${json}" ${index})
        string(JSON type TYPE "${json}" "${key}")
        string(JSON value GET "${json}" "${key}")
        set(path "${prefix}/${key}")
        if(type STREQUAL "OBJECT")
            collect_texts(${language} "${value}" ${path})
        else()
            list(APPEND paths ${path})
            # A terminal gets plain quotes.
            foreach(quote “ ” ‘ ’)
                string(REPLACE ${quote} "'" value "${value}")
            endforeach()
            set_property(GLOBAL PROPERTY text_${language}_${path} "${value}")
        endif()
    endforeach()
    set(paths ${paths} PARENT_SCOPE)
endfunction()

# Leaves the paths of a language's texts in `paths`, in the order in which C++ compares them.
function(read_language language)
    set(folder ${PROJECT_SOURCE_DIR}/cpp/words/${language})
    file(GLOB tables CONFIGURE_DEPENDS ${folder}/*.json)
    set(paths)
    foreach(table IN LISTS tables)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
        cmake_path(GET table STEM name)
        file(READ ${table} json)
        collect_texts(${language} "${json}" ${name})
    endforeach()
    list(SORT paths)
    set(paths ${paths} PARENT_SCOPE)
endfunction()

# Stops where one of two languages has texts that the other lacks.
function(expect_none_missing language present)
    list(REMOVE_ITEM present ${ARGN})
    if(present)
        list(JOIN present "\n  " missing)
        message(FATAL_ERROR "cpp/words/${language} lacks texts:\n  ${missing}")
    endif()
endfunction()

read_language(en)
set(english ${paths})
foreach(language IN LISTS languages)
    read_language(${language})
    expect_none_missing(${language} "${english}" ${paths})
    expect_none_missing(en "${paths}" ${english})
endforeach()

# Each strategy has its texts in the table that `retrace strategies` prints; each technique a name and a sentence.
set(strategies ${PROJECT_SOURCE_DIR}/cpp/sudoku/search/strategy.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${strategies})
file(STRINGS ${strategies} rows REGEX "^    {\"[a-z-]+\",")
set(demanded)
foreach(row IN LISTS rows)
    string(REGEX MATCH "[a-z-]+" name "${row}")
    foreach(column order legality source)
        list(APPEND demanded strategy-table/${name}/${column})
    endforeach()
endforeach()
foreach(name IN LISTS technique_names)
    list(APPEND demanded technique-names/${name})
    # A rule may have a sentence for each of its ends. Chains with others inside go by the rules of those without.
    set(reasons ${english})
    list(FILTER reasons INCLUDE REGEX "^deductions/reason/${name}/")
    if(NOT reasons AND NOT name IN_LIST nested_techniques)
        list(APPEND demanded deductions/reason/${name})
    endif()
endforeach()
expect_none_missing(en "${demanded}" ${english})

set(codes)
foreach(language IN LISTS languages)
    string(APPEND codes "    \"${language}\",\n")
endforeach()
set(path_rows)
set(text_rows)
foreach(path IN LISTS english)
    string(APPEND path_rows "    \"${path}\",\n")
    string(APPEND text_rows "    {")
    foreach(language IN LISTS languages)
        get_property(text GLOBAL PROPERTY text_${language}_${path})
        string(APPEND text_rows "R\"~(${text})~\", ")
    endforeach()
    string(APPEND text_rows "},\n")
endforeach()

# One table apart, so that a new wording compiles a single file.
function(write_table file type name rows)
    file(
        CONFIGURE
        OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/texts/cli/${file}
        CONTENT
            "// Made by cmake/texts.cmake from cpp/words: edit the texts there.
#pragma once

#include <string_view>

namespace retrace::cli {

inline constexpr ${type} ${name} = {
@rows@};

}  // namespace retrace::cli
"
        @ONLY
    )
endfunction()
list(LENGTH languages count)
write_table(language_codes_made.hpp std::string_view "kLanguageCodes[]" "${codes}")
write_table(text_paths_made.hpp std::string_view "kTextPaths[]" "${path_rows}")
write_table(texts_made.hpp std::string_view "kTexts[][${count}]" "${text_rows}")
