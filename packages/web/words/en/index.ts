import { modules } from '../../modules/en.ts';
import { advice } from './advice.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { decide } from './decide.ts';
import { end } from './end.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { online } from './online.ts';
import { rivals } from './rivals.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { story } from './story.ts';
import { tray } from './tray.ts';
import { valley } from './valley.ts';

/** All words of the client in this language, by area; the words of the game itself come from its definitions. */
export const words = {
  advice,
  board,
  cards,
  common,
  decide,
  end,
  help,
  home,
  modules,
  online,
  rivals,
  rules,
  settings,
  story,
  tray,
  valley,
};
