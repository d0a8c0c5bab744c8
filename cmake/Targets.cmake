# The libraries, one per folder. Dependencies point one way:
#   base <- engine <- content, text <- replay, bots <- present <- capi;  lab and server <- cli.
# A new source file needs no edit here; *_test.cc beside the code goes to unit_tests.

# Sources below each folder in OUT, without the tests.
function(darkrock_sources out)
  list(TRANSFORM ARGN REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/\\1/*.cc" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "_test\\.cc$")
  set(${out} "${sources}" PARENT_SCOPE)
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
  target_link_libraries(${name} PUBLIC ${arg_LINK})
  if(arg_NO_EXCEPTIONS)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()

file(GLOB_RECURSE DARKROCK_ASSET_FILES RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS
     "${PROJECT_SOURCE_DIR}/content/*.cards"
     "${PROJECT_SOURCE_DIR}/content/maps/*"
     "${PROJECT_SOURCE_DIR}/content/editions*"
     "${PROJECT_SOURCE_DIR}/text/*.lang"
     "${PROJECT_SOURCE_DIR}/docs/rules/*.md")
# The terminal cites the English rules. A browser loads its language, and rules are pages there: the
# module carries neither.
list(FILTER DARKROCK_ASSET_FILES EXCLUDE REGEX "^docs/rules/.*/")
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  list(FILTER DARKROCK_ASSET_FILES INCLUDE REGEX "^content/|^text/en[.-]")
endif()
darkrock_embed(OUTPUT "${PROJECT_BINARY_DIR}/generated/assets_table.cc"
               FILES ${DARKROCK_ASSET_FILES})
add_library(darkrock_assets STATIC assets/assets.cc
            "${PROJECT_BINARY_DIR}/generated/assets_table.cc")
target_compile_options(darkrock_assets PRIVATE -fno-exceptions -fno-rtti -Wno-overlength-strings)

# The daily build optimises the engine alone: the sanitizers make up for the rest of the time.
darkrock_library(darkrock_base base NO_EXCEPTIONS)
darkrock_library(darkrock_engine engine NO_EXCEPTIONS LINK darkrock_base)
darkrock_library(darkrock_content content/compiler NO_EXCEPTIONS
                 LINK darkrock_engine darkrock_assets)
darkrock_library(darkrock_text text NO_EXCEPTIONS
                 LINK darkrock_content darkrock_engine darkrock_assets)
darkrock_library(darkrock_bots bots LINK darkrock_engine darkrock_content)
darkrock_library(darkrock_replay replay LINK darkrock_text darkrock_content darkrock_engine)
foreach(target darkrock_content darkrock_text)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
endforeach()
