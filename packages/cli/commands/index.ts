import type { Command } from '../core/command.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { content } from './content.ts';
import { facts } from './facts.ts';
import { fuzz } from './fuzz.ts';
import { modules } from './modules.ts';
import { newModule } from './newModule.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { text } from './text.ts';
import { tune } from './tune.ts';
import { verify } from './verify.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  play,
  serve,
  simulate,
  arena,
  tune,
  replay,
  verify,
  modules,
  content,
  text,
  facts,
  position,
  scenario,
  fuzz,
  bench,
  newModule,
];
