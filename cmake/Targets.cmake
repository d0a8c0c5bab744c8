# The libraries, one per folder. Dependencies point one way:
#   base <- report, engine <- content, text <- replay, bots <- lessons, review, present <- capi;
#   lab and server <- cli.
# A new source file needs no edit here; *_test.cc beside the code goes to unit_tests.

# Sources below each folder in OUT, without the tests.
function(darkrock_sources out)
  list(TRANSFORM ARGN REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/\\1/*.cc" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "_test\\.cc$")
  set(${out} "${sources}" PARENT_SCOPE)
endfunction()

# darkrock_unity(<target> [BATCH <n>] [ALONE <regex>]): compiles the sources of each folder as one file, or
# n at a time whatever their folder; 0: all at once. So names in anonymous namespaces are unique there. What
# matches ALONE, is generated or has compile options of its own, stays alone.
function(darkrock_unity target)
  if(NOT DARKROCK_UNITY)
    return()
  endif()
  cmake_parse_arguments(arg "" "BATCH;ALONE" "" ${ARGN})
  get_target_property(sources ${target} SOURCES)
  set(count 0)
  foreach(source IN LISTS sources)
    get_source_file_property(options "${source}" COMPILE_OPTIONS)
    if(options OR source MATCHES "/generated/" OR (arg_ALONE AND source MATCHES "${arg_ALONE}"))
      continue()
    endif()
    get_filename_component(folder "${source}" DIRECTORY)
    file(RELATIVE_PATH group "${PROJECT_SOURCE_DIR}" "${folder}")
    if("${arg_BATCH}" STREQUAL "0")
      set(group all)
    elseif(arg_BATCH)
      math(EXPR group "${count} / ${arg_BATCH}")
      math(EXPR count "${count} + 1")
    endif()
    string(REPLACE "/" "_" group "${group}")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # g++ takes the included sources for headers and their closures for a breach of one definition.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()

# darkrock_library(<name> <dir> [NO_EXCEPTIONS] [LINK <lib>...]): a static library of the folder; an
# interface library while the folder holds no source.
function(darkrock_library name dir)
  cmake_parse_arguments(arg "NO_EXCEPTIONS" "" "LINK" ${ARGN})
  darkrock_sources(sources "${dir}")
  if(NOT sources)
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${arg_LINK})
    return()
  endif()
  add_library(${name} STATIC ${sources})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)  # for the shared library
  target_link_libraries(${name} PUBLIC ${arg_LINK})
  if(arg_NO_EXCEPTIONS)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()

file(GLOB_RECURSE DARKROCK_ASSET_FILES RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS
     "${PROJECT_SOURCE_DIR}/content/*.cards"
     "${PROJECT_SOURCE_DIR}/content/*.lesson"
     "${PROJECT_SOURCE_DIR}/content/*.position"
     "${PROJECT_SOURCE_DIR}/content/maps/*"
     "${PROJECT_SOURCE_DIR}/content/editions*"
     "${PROJECT_SOURCE_DIR}/text/*.lang"
     "${PROJECT_SOURCE_DIR}/docs/rules/*.md")
# The terminal cites the English rules. A browser loads its language and the lesson it opens, and rules are
# pages there: the module carries none of them.
list(FILTER DARKROCK_ASSET_FILES EXCLUDE REGEX "^docs/rules/.*/")
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  list(FILTER DARKROCK_ASSET_FILES INCLUDE REGEX "^content/|^text/en[.-]")
  list(FILTER DARKROCK_ASSET_FILES EXCLUDE REGEX "\\.(lesson|position)$|-(lessons|review)\\.lang$")
endif()
darkrock_embed(OUTPUT "${PROJECT_BINARY_DIR}/generated/assets_table.cc"
               FILES ${DARKROCK_ASSET_FILES})
add_library(darkrock_assets STATIC assets/assets.cc
            "${PROJECT_BINARY_DIR}/generated/assets_table.cc")
set_target_properties(darkrock_assets PROPERTIES POSITION_INDEPENDENT_CODE ON)
target_compile_options(darkrock_assets PRIVATE -fno-exceptions -fno-rtti -Wno-overlength-strings)

darkrock_library(darkrock_base base NO_EXCEPTIONS)
darkrock_library(darkrock_engine engine NO_EXCEPTIONS LINK darkrock_base)
darkrock_library(darkrock_content content/compiler NO_EXCEPTIONS
                 LINK darkrock_engine darkrock_assets)
darkrock_library(darkrock_text text NO_EXCEPTIONS
                 LINK darkrock_content darkrock_engine darkrock_assets)
darkrock_library(darkrock_net net NO_EXCEPTIONS LINK darkrock_engine)
darkrock_library(darkrock_bots bots LINK darkrock_engine darkrock_content darkrock_net)
darkrock_library(darkrock_replay replay LINK darkrock_text darkrock_content darkrock_engine)
darkrock_library(darkrock_lessons lessons LINK darkrock_replay darkrock_text darkrock_content darkrock_engine)
darkrock_library(darkrock_report report LINK darkrock_base)
darkrock_library(darkrock_review review LINK darkrock_bots darkrock_net darkrock_replay darkrock_text
                 darkrock_report)
# Only the engine and the bots are hot. The daily build does without optimising the rest: the sanitizers make
# up for the time.
foreach(target darkrock_content darkrock_text)
  target_compile_options(${target} PRIVATE $<IF:$<CONFIG:Debug>,-O0,-O1>)
endforeach()
# The engine is hot: in one file its chapters see into each other, as with link-time optimisation but for
# less.
darkrock_unity(darkrock_engine BATCH 0)
# Vectors of two or four numbers cost more than they save here.
target_compile_options(darkrock_engine PRIVATE -fno-tree-vectorize -fno-tree-slp-vectorize)
# A browser loads the weights behind the first page; a program carries them.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(weights "${PROJECT_SOURCE_DIR}/net/weights.bin")
  set_source_files_properties("${PROJECT_SOURCE_DIR}/net/weights.cc" PROPERTIES
    COMPILE_OPTIONS "-DDARKROCK_WEIGHTS=\"${weights}\"" OBJECT_DEPENDS "${weights}"
    SKIP_UNITY_BUILD_INCLUSION ON)
endif()
# Sanitizers would keep these loops from being vectors, and tests of bots waiting.
set_source_files_properties("${PROJECT_SOURCE_DIR}/net/sums.cc" PROPERTIES
  COMPILE_OPTIONS "$<$<CONFIG:Debug>:-O3;-fno-sanitize=all>" SKIP_UNITY_BUILD_INCLUSION ON)
if(DARKROCK_PROFILE)
  target_compile_options(darkrock_engine PRIVATE -fprofile-instr-generate)
endif()
foreach(target darkrock_base darkrock_content darkrock_text darkrock_net darkrock_bots darkrock_replay
        darkrock_lessons darkrock_report darkrock_review)
  darkrock_unity(${target})
endforeach()
