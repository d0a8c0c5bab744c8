import type { Words } from '../types';
import { board } from './board';
import { common } from './common';
import { game } from './game';
import { scenes } from './scenes';
import { screens } from './screens';

export const pt: Words = { common, game, scenes, screens, board };
