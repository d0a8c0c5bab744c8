# What `cmake --install` puts where, the C library with what others need to find it. debian/ makes packages
# of that: tools/build-package.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

file(STRINGS "${PROJECT_SOURCE_DIR}/include/darkrock/darkrock.h" abi REGEX "^#define DR_ABI_VERSION ")
string(REGEX REPLACE "^.* " "" abi "${abi}")
set_target_properties(darkrock_shared PROPERTIES
  EXPORT_NAME darkrock SOVERSION ${abi} VERSION ${abi}.${PROJECT_VERSION})
target_include_directories(darkrock_shared INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")

install(TARGETS darkrock RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(TARGETS darkrock_shared EXPORT darkrock LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(FILES include/darkrock/darkrock.h include/darkrock/env.h include/darkrock/review.h
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/darkrock")

set(config_dir "${CMAKE_INSTALL_LIBDIR}/cmake/darkrock")
set(generated "${PROJECT_BINARY_DIR}/generated")
install(EXPORT darkrock NAMESPACE darkrock:: FILE darkrock-config.cmake DESTINATION "${config_dir}")
# A program is compiled for one shape of the C interface; what is inside may change.
write_basic_package_version_file("${generated}/darkrock-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${generated}/darkrock-config-version.cmake" DESTINATION "${config_dir}")

file(CONFIGURE OUTPUT "${generated}/darkrock.pc" @ONLY CONTENT
"prefix=@CMAKE_INSTALL_PREFIX@
libdir=\${prefix}/@CMAKE_INSTALL_LIBDIR@
includedir=\${prefix}/@CMAKE_INSTALL_INCLUDEDIR@

Name: darkrock
Description: Rules and bots of the board game Darkrock
Version: @PROJECT_VERSION@
Libs: -L\${libdir} -ldarkrock
Cflags: -I\${includedir}
")
install(FILES "${generated}/darkrock.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
