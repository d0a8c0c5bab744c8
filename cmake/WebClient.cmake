# The browser client inside the program: every file that tools/build-web left in DARKROCK_WEB_DIR, byte for
# byte. Where it was not built there is server/api/web, a page that says so.

set(DARKROCK_WEB_DIR "${PROJECT_SOURCE_DIR}/build/web" CACHE PATH "The built browser client")

file(GLOB_RECURSE web_files CONFIGURE_DEPENDS "${DARKROCK_WEB_DIR}/*")
set(web_root "${DARKROCK_WEB_DIR}")
if(NOT "${DARKROCK_WEB_DIR}/index.html" IN_LIST web_files)
  set(web_root "${PROJECT_SOURCE_DIR}/server/api/web")
  file(GLOB_RECURSE web_files CONFIGURE_DEPENDS "${web_root}/*")
endif()
list(SORT web_files)

set(web_bytes "")
set(web_names "")
set(web_rows "")
set(n 0)
foreach(file IN LISTS web_files)
  file(RELATIVE_PATH path "${web_root}" "${file}")
  string(APPEND web_bytes "asm(R\"(.pushsection .rodata\n"
         ".global dr_web_${n}, dr_web_end_${n}\ndr_web_${n}:\n"
         ".incbin \"${file}\"\ndr_web_end_${n}:\n.popsection)\");\n")
  string(APPEND web_names "extern const char dr_web_${n}, dr_web_end_${n};\n")
  string(APPEND web_rows "    {\"/${path}\", {&dr_web_${n}, &dr_web_end_${n}}},\n")
  math(EXPR n "${n} + 1")
endforeach()
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/web_table.cc" @ONLY CONTENT
"// Generated: the files of the browser client. Do not edit.
#include \"server/api/web_table.h\"

@web_bytes@
extern \"C\" {
@web_names@}

namespace dr {
namespace {
const WebFile kFiles[] = {
@web_rows@};
}  // namespace
const std::span<const WebFile> kWebFiles = kFiles;
}  // namespace dr
")
set_source_files_properties("${PROJECT_BINARY_DIR}/generated/web_table.cc" PROPERTIES
                            OBJECT_DEPENDS "${web_files}" SKIP_PRECOMPILE_HEADERS ON)
target_sources(darkrock_server PRIVATE "${PROJECT_BINARY_DIR}/generated/web_table.cc")
