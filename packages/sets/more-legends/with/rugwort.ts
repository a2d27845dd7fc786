import type { ModuleBridge } from '@everdell/engine';
import { legendAnswered } from '../../legendary.ts';
import { ANSWER } from '../../rugwort/answers.ts';

export const withRugwort: ModuleBridge = {
  needs: ['more-legends', 'rugwort'],
  automa: { reacts: [legendAnswered('more-legends', ANSWER)] },
};
