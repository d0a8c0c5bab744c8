import type { Words } from '../words.svelte';
import { common } from './common';
import { game } from './game';
import { help } from './help';
import { scenes } from './scenes';
import { screens } from './screens';

export const it: Words = { common, game, scenes, screens, help };
