# Installs the library `retrace::sudoku` with its headers, and what find_package(Retrace) reads.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(retrace_headers ${CMAKE_INSTALL_INCLUDEDIR}/retrace)
set(retrace_config ${CMAKE_INSTALL_LIBDIR}/cmake/Retrace)

target_include_directories(retrace_sudoku INTERFACE $<INSTALL_INTERFACE:${retrace_headers}>)
set_target_properties(retrace_sudoku PROPERTIES EXPORT_NAME sudoku)
install(
    TARGETS retrace_sudoku
    EXPORT retrace_targets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
)

# Leaves in `result` the header and all that it includes, by their paths from cpp/; made ones are not among them.
function(headers_of header result)
    set(waiting ${header})
    set(found)
    while(waiting)
        list(POP_FRONT waiting each)
        if(each IN_LIST found OR NOT EXISTS ${PROJECT_SOURCE_DIR}/cpp/${each})
            continue()
        endif()
        list(APPEND found ${each})
        file(STRINGS ${PROJECT_SOURCE_DIR}/cpp/${each} includes REGEX "^#include \"")
        list(TRANSFORM includes REPLACE "^#include \"([^\"]+)\".*" "\\1")
        list(APPEND waiting ${includes})
    endwhile()
    set(${result} ${found} PARENT_SCOPE)
endfunction()

# What the one public header needs, and nothing else of the core's own.
headers_of(retrace/sudoku.hpp public_headers)
foreach(header IN LISTS public_headers)
    cmake_path(GET header PARENT_PATH folder)
    install(
        FILES cpp/${header}
        DESTINATION ${retrace_headers}/${folder}
        COMPONENT development
    )
endforeach()
install(
    FILES ${techniques_made}/sudoku/techniques/technique_ids.hpp
    DESTINATION ${retrace_headers}/sudoku/techniques
    COMPONENT development
)

# For builds without CMake: pkg-config --cflags --libs retrace.
file(RELATIVE_PATH pc_to_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(cmake/retrace.pc.in retrace.pc @ONLY)
install(
    FILES ${PROJECT_BINARY_DIR}/retrace.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT development
)

install(
    EXPORT retrace_targets
    FILE RetraceConfig.cmake
    NAMESPACE retrace::
    DESTINATION ${retrace_config}
    COMPONENT development
)
write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/RetraceConfigVersion.cmake COMPATIBILITY SameMinorVersion
)
install(
    FILES ${PROJECT_BINARY_DIR}/RetraceConfigVersion.cmake
    DESTINATION ${retrace_config}
    COMPONENT development
)

# Its reference as pages: cmake --build build/command --target retrace_reference.
find_package(Doxygen QUIET)
if(PROJECT_IS_TOP_LEVEL AND DOXYGEN_FOUND)
    set(DOXYGEN_PROJECT_NAME Retrace)
    set(DOXYGEN_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/reference)
    set(DOXYGEN_STRIP_FROM_PATH ${PROJECT_SOURCE_DIR}/cpp)
    set(DOXYGEN_EXTRACT_ALL YES)
    set(DOXYGEN_HIDE_UNDOC_RELATIONS YES)
    set(DOXYGEN_WARNINGS NO)
    set(DOXYGEN_QUIET YES)
    set(DOXYGEN_INPUT_FILTER "sed -E -f ${PROJECT_SOURCE_DIR}/cmake/comments.sed")
    list(TRANSFORM public_headers PREPEND ${PROJECT_SOURCE_DIR}/cpp/ OUTPUT_VARIABLE public_files)
    doxygen_add_docs(retrace_reference ${public_files})
endif()
