/* Debian's WebAssembly run-time library refers to the stack protector, which wasi-libc lacks. */
unsigned long __stack_chk_guard = 0xdeadbeef;
void __stack_chk_fail(void) { __builtin_trap(); }
