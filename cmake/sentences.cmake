# Makes `sentences_made.hpp` of web/languages/*/shared/*.json: the sentences that page and command share, in both languages.
set(languages en ko)
set(made ${CMAKE_CURRENT_BINARY_DIR}/sentences/cli/sentences_made.hpp)

# Appends the paths of all texts in `json` to `paths`.
function(collect_paths json prefix)
    string(JSON length LENGTH "${json}")
    math(EXPR last "${length} - 1")
    foreach(index RANGE ${last})
        string(JSON key MEMBER "${json}" ${index})
        string(JSON type TYPE "${json}" "${key}")
        if(type STREQUAL "OBJECT")
            string(JSON inner GET "${json}" "${key}")
            collect_paths("${inner}" "${prefix}/${key}")
        else()
            list(APPEND paths "${prefix}/${key}")
        endif()
    endforeach()
    set(paths ${paths} PARENT_SCOPE)
endfunction()

# The text at a path as a literal of C++. A terminal gets plain quotes.
function(literal_at json path result)
    string(REPLACE "/" ";" keys "${path}")
    list(POP_FRONT keys)
    string(JSON text ERROR_VARIABLE lacking GET "${json}" ${keys})
    if(lacking)
        message(FATAL_ERROR "web/languages: a language lacks '${path}' (${lacking})")
    endif()
    foreach(quote “ ” ‘ ’)
        string(REPLACE ${quote} "'" text "${text}")
    endforeach()
    set(${result} "R\"~(${text})~\"" PARENT_SCOPE)
endfunction()

set(rows)
file(GLOB tables RELATIVE ${PROJECT_SOURCE_DIR}/web/languages/en/shared CONFIGURE_DEPENDS web/languages/en/shared/*.json)
set(all_paths)
foreach(table IN LISTS tables)
    cmake_path(GET table STEM name)
    foreach(language IN LISTS languages)
        set(file ${PROJECT_SOURCE_DIR}/web/languages/${language}/shared/${table})
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
        file(READ ${file} ${name}_${language})
        set(paths)
        collect_paths("${${name}_${language}}" ${name})
        list(SORT paths)
        set(${language}_paths ${paths})
    endforeach()
    if(NOT en_paths STREQUAL ko_paths)
        message(FATAL_ERROR "web/languages: the two languages of ${table} have different keys")
    endif()
    list(APPEND all_paths ${en_paths})
endforeach()
list(SORT all_paths)
foreach(path IN LISTS all_paths)
    string(REGEX MATCH "^[^/]+" name ${path})
    literal_at("${${name}_en}" ${path} english)
    literal_at("${${name}_ko}" ${path} korean)
    string(APPEND rows "    {\"${path}\", {${english}, ${korean}}},\n")
endforeach()
file(
    CONFIGURE
    OUTPUT ${made}
    CONTENT
        "// Made by cmake/sentences.cmake from web/languages: edit the sentences there.
#pragma once

#include \"cli/sentences.hpp\"

namespace retrace::cli {

inline constexpr Sentence kSentences[] = {
@rows@};

}  // namespace retrace::cli
"
    @ONLY
)
