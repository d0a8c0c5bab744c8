// What a review found (dr_review_json; docs/review.md, "JSON"). Chances are percent.
export type Grade = 'open' | 'best' | 'good' | 'inexact' | 'mistake' | 'blunder';
export type Good = 'lp' | 'mp' | 'wp' | 'cash' | 'nuggets' | 'cards' | 'wounds';

export interface ReviewedPlayer {
  name: string;
  kind: string;
  start: number;
  luck: number;
  luckError: number;
  own: number;
  others: number;
  result: number;
  judged: boolean;
  choices?: number;
  accuracy?: number;
  loss?: number;
  lossError?: number;
  grades?: Record<Exclude<Grade, 'open'>, number>;
}
export interface ReviewMoment {
  seat: number; // -1: the deal
  round: number;
  chance: number[];
  luck: number[];
  own: number;
  others: number[];
}
export interface TurningPoint {
  from: number;
  to: number;
  step: number;
  round: number;
  seat: number;
  text: string; // all of the turn
  core: string; // the action that changed most
  change: number[];
}
export interface TriedOption {
  code: number;
  text: string;
  chance: number;
  error: number;
}
export interface Decision {
  step: number; // from 1
  seat: number;
  round: number;
  question: string;
  options: number;
  games: number;
  grade: Grade;
  loss: number;
  error: number;
  best: number; // of tried
  tried: TriedOption[]; // the choice made first
  gains: Partial<Record<Good, number>>; // of the best against the choice made, by the next turn
}
export interface ReviewDoc {
  percent: number;
  over: boolean;
  players: ReviewedPlayer[];
  timeline: ReviewMoment[]; // the deal, then every choice
  turningPoints: TurningPoint[];
  decisions: Decision[];
}

/** A hint that says why (dr_advice_json); sentences that there is nothing to say for are empty. */
export interface AdviceDoc {
  games: number; // played on
  code: number; // of the best option
  certainty: 'open' | 'even' | 'likely' | 'sure';
  best: string;
  lead: string; // what it gains over the next best
  why: string;
  sure: string;
  picks: number[]; // the cards of the set it begins, where several are picked
}
