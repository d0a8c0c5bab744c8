import { common } from './common';
import { game } from './game';
import { help } from './help';
import { scenes } from './scenes';
import { screens } from './screens';

export const en = { common, game, scenes, screens, help };
