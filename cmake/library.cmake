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
install(
    DIRECTORY cpp/sudoku cpp/retrace
    DESTINATION ${retrace_headers}
    COMPONENT development
    FILES_MATCHING
    PATTERN "*.hpp"
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
