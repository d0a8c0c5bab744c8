# clang-22 with Debian's wasi-libc and libc++ for WebAssembly: no exceptions, no threads.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
# wasm32-wasi is deprecated in favour of wasm32-wasip1, but Debian's headers live under the old
# name.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -msimd128 -Wno-deprecated")
set(CMAKE_C_FLAGS_INIT "-Wno-deprecated")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
