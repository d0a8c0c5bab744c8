import type { Option } from '../engine/types';

/** A space the seat may choose now. */
export interface Target {
  space: number;
  steps: number; // -1: not a move
  label: string;
  option: Option;
}
