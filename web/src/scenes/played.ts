// The scenes of a game that is under way: they come behind the first question.
export { default as ChoiceScene } from './ChoiceScene.svelte';
export { default as DiceScene } from './DiceScene.svelte';
export { default as FaroScene } from './faro/FaroScene.svelte';
export { default as FightScene } from './fight/FightScene.svelte';
export { default as PokerScene } from './poker/PokerScene.svelte';
export { default as ShopScene } from './ShopScene.svelte';
export { default as TurnedScene } from './TurnedScene.svelte';
