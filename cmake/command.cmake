# Installs the command with its man pages, completions and licences, and packs a .deb and a .tar.gz: `cpack`.
set(made ${PROJECT_BINARY_DIR}/installed)
# The command writes them itself, from the table that it reads its arguments by.
set(documents)
function(write_by_command file locale)
    add_custom_command(
        OUTPUT ${made}/${file}
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=${locale} $<TARGET_FILE:retrace> ${ARGN} > ${made}/${file}
        DEPENDS retrace
        VERBATIM
    )
    list(APPEND documents ${made}/${file})
    set(documents ${documents} PARENT_SCOPE)
endfunction()
file(MAKE_DIRECTORY ${made}/en ${made}/ko)
write_by_command(en/retrace.1 C help man)
write_by_command(ko/retrace.1 ko_KR.UTF-8 help man)
write_by_command(retrace.bash C completions bash)
write_by_command(_retrace C completions zsh)
write_by_command(retrace.fish C completions fish)

find_program(RETRACE_GZIP gzip)
foreach(folder en ko)
    set(page ${made}/${folder}/retrace.1)
    if(RETRACE_GZIP)
        # Without a time, so that the same sources give the same package.
        add_custom_command(
            OUTPUT ${page}.gz
            COMMAND ${RETRACE_GZIP} -9nkf ${page}
            DEPENDS ${page}
            VERBATIM
        )
        list(APPEND documents ${page}.gz)
        set(page ${page}.gz)
    endif()
    set(${folder}_page ${page})
endforeach()
add_custom_target(retrace_documents ALL DEPENDS ${documents})

# A package names the project, whoever packs it and wherever. Debian wants an address; the project has none, and `invalid` is the
# domain that never has any (RFC 2606).
set(RETRACE_CONTACT
    "Retrace developers <retrace@retrace.invalid>"
    CACHE STRING
    "The maintainer of the package: Name <address>"
)
set(datadir ${CMAKE_INSTALL_DATADIR})
install(TARGETS retrace RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT command)
install(FILES ${en_page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
install(FILES ${ko_page} DESTINATION ${CMAKE_INSTALL_MANDIR}/ko/man1 COMPONENT command)
install(
    FILES ${made}/retrace.bash
    DESTINATION ${datadir}/bash-completion/completions
    RENAME retrace
    COMPONENT command
)
# zsh looks into the first folder beneath its own prefix and beneath /usr/local, Debian's into the second one beneath /usr.
foreach(folder site-functions vendor-completions)
    install(FILES ${made}/_retrace DESTINATION ${datadir}/zsh/${folder} COMPONENT command)
endforeach()
install(
    FILES ${made}/retrace.fish DESTINATION ${datadir}/fish/vendor_completions.d COMPONENT command
)
install(FILES LICENSE DESTINATION ${datadir}/doc/retrace RENAME copyright COMPONENT command)

# Debian's own form of a list of changes; what has changed is told in CHANGELOG.md.
if(RETRACE_GZIP)
    file(
        WRITE ${made}/changelog
        "retrace (${PROJECT_VERSION}) unstable; urgency=low\n\n  * See CHANGELOG.md.\n\n"
        " -- ${RETRACE_CONTACT}  Thu, 01 Jan 2026 00:00:00 +0000\n"
    )
    execute_process(COMMAND ${RETRACE_GZIP} -9nkf ${made}/changelog)
    install(FILES ${made}/changelog.gz DESTINATION ${datadir}/doc/retrace COMPONENT command)
endif()
install(FILES docs/answers.schema.json DESTINATION ${datadir}/doc/retrace COMPONENT command)
install(FILES CHANGELOG.md DESTINATION ${datadir}/doc/retrace COMPONENT command)

set(CPACK_PACKAGE_NAME retrace)
set(CPACK_PACKAGE_VENDOR Retrace)
set(CPACK_PACKAGE_CONTACT ${RETRACE_CONTACT})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "solves Sudoku and shows how the search got there")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "The command retrace solves, counts, checks, rates and makes Sudoku puzzles,
 from files of any usual notation, with hints by logic and every step of a
 backtracking search."
)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
# A .deb that does not name the libraries it needs would install where it cannot run.
find_program(RETRACE_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(RETRACE_SHLIBDEPS)
set(CPACK_GENERATOR TGZ)
if(RETRACE_SHLIBDEPS)
    list(APPEND CPACK_GENERATOR DEB)
else()
    message(STATUS "cpack: makes no .deb (Debian: apt-get install dpkg-dev)")
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL command)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
