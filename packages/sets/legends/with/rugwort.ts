import type { ModuleBridge } from '@everdell/engine';
import { legendAnswered } from '../../legendary.ts';
import { ANSWER } from '../../rugwort/answers.ts';

export const withRugwort: ModuleBridge = {
  needs: ['legends', 'rugwort'],
  automa: { reacts: [legendAnswered('legends', ANSWER)] },
};
