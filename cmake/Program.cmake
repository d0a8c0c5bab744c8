# What runs on a computer rather than in a browser: the C library, replays and the program.

find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)

darkrock_library(darkrock_capi capi NO_EXCEPTIONS
                 LINK darkrock_engine darkrock_content darkrock_text darkrock_bots)
darkrock_library(darkrock_replay replay LINK darkrock_engine darkrock_content PkgConfig::sodium)

# cli/main.cc is the program; the rest of cli/ is a library, so that unit tests reach it.
darkrock_sources(cli_sources cli)
set(cli_main "${PROJECT_SOURCE_DIR}/cli/main.cc")
list(REMOVE_ITEM cli_sources "${cli_main}")
set(cli_links darkrock_capi darkrock_engine darkrock_content darkrock_text darkrock_replay
    darkrock_bots fmt::fmt CLI11::CLI11 Threads::Threads)
add_library(darkrock_cli STATIC ${cli_sources})
target_link_libraries(darkrock_cli PUBLIC ${cli_links})

add_executable(darkrock "${cli_main}")
target_link_libraries(darkrock PRIVATE darkrock_cli)
set_target_properties(darkrock PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
install(TARGETS darkrock RUNTIME DESTINATION bin)

# The command-line library is all headers, and nothing of it is hot: the files that include it are
# compiled as one and hardly optimised, or they would take longer than the rest of the build.
set(cli_commands ${cli_sources})
list(FILTER cli_commands INCLUDE REGEX "(_cmd|/bench|/play|/options)\\.cc$")
set_source_files_properties(${cli_commands} PROPERTIES UNITY_GROUP commands)
set_target_properties(darkrock_cli PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
foreach(target darkrock_cli darkrock)
  target_compile_options(${target} PRIVATE $<IF:$<CONFIG:Debug>,-O0,-O1>)
endforeach()
set_source_files_properties("${PROJECT_SOURCE_DIR}/cli/fit.cc" PROPERTIES COMPILE_OPTIONS
                            -O3)  # this one is hot, in tests too
