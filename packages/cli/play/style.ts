import type { Colour } from '@everdell/game';

/** Colours of the screen; without them every text stays as it is, and nothing is told by colour alone. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  /** In the colour of a card. */
  readonly card: (colour: Colour, text: string) => string;
}

/** Codes that can be read on dark and on bright screens. */
const CARD_CODES: Readonly<Record<Colour, string>> = { tan: '33', green: '32', red: '31', blue: '94', purple: '35' };

export function styleFor(colour: boolean): Style {
  const code = (codes: string, text: string): string => (colour ? `\u001B[${codes}m${text}\u001B[0m` : text);
  return {
    bold: (text) => code('1', text),
    dim: (text) => code('2', text),
    good: (text) => code('32', text),
    bad: (text) => code('31', text),
    card: (name, text) => code(CARD_CODES[name], text),
  };
}
