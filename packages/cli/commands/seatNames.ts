import { textOf, type Session } from '@everdell/game';
import type { Context } from '../core/context.ts';
import { withoutControls } from '../core/layout.ts';

/** Names by seat: of the players as saved, of automas by the texts. */
export function seatNames(session: Session, { lang, words }: Pick<Context, 'lang' | 'words'>): readonly string[] {
  const text = textOf(session.game, lang);
  return session.game.rules.automas.map((automa, seat) =>
    automa === null
      ? withoutControls(session.players[seat]?.name ?? '').trim() || words.seat(seat)
      : text.name(automa.id),
  );
}
