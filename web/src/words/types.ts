// A language is an object of the same shape as the English one: a missing sentence does not compile.
import type { en } from './en';

export type Words = typeof en;
