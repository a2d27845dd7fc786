import type { World } from '../core/context.ts';
import { type Expected } from '../core/terminal.ts';
/** What a player types, perhaps after a while; null = the input ends, undefined = nothing until the question is called off. */
export type Typing = string | null | undefined | Promise<string | null>;
export type Typist = (question: string, expected: Expected, screen: string) => Typing;
export interface TestWorld extends World {
  readonly files: Map<string, string>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Everything the terminal showed. */
  readonly screen: () => string;
}
export interface TestWorldOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: World['env'];
  readonly typist?: Typist;
  readonly columns?: number;
  readonly stopped?: World['stopped'];
  readonly rows?: number;
  readonly colour?: boolean;
  readonly interactive?: boolean;
}
/** A world in memory: files, output, and a typist at the keyboard. */
export declare function testWorld(options?: TestWorldOptions): TestWorld;
/** Answers every question with something valid, at random. */
export declare function randomTypist(seed: string): Typist;
/** Types these lines, then what the other one types. */
export declare function first(lines: readonly string[], then?: Typist): Typist;
