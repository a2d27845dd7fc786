import type { ReactNode } from 'react';
import { LONGEST_NAME, useSettings } from '../../app/settings.ts';
import { Field } from '../../kit/Field.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import { Begin } from './Begin.tsx';
import { First } from './First.tsx';
import css from './Panel.module.css';
import { StrongerHere } from './Stronger.tsx';
import { Pick } from './Pick.tsx';
import {
  BOT_LEVELS,
  LEAST_PEOPLE,
  MOST_PLAYERS,
  seatsAroundScreen,
  tableOf,
  USUAL_BOT,
  type BotLevel,
  type Person,
} from './plan.ts';
import { SetsHere } from './sets/SetsHere.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';
import type { Start } from './useStart.ts';

const COUNTS = Array.from({ length: MOST_PLAYERS - LEAST_PEOPLE + 1 }, (_, i) => ({
  value: i + LEAST_PEOPLE,
  label: i + LEAST_PEOPLE,
}));
type Kind = BotLevel | 'person';

/** Two to six around one device, with or without bots among them. */
export function ScreenPanel({ start }: { readonly start: Start }): ReactNode {
  const { home: words } = useWords();
  const name = useSettings((now) => now.name.trim());
  const plan = usePlan();
  const catalogue = useCatalogue();
  const players = seatsAroundScreen(plan, name, (seat) => words.player(seat + 1));
  const kinds: readonly { value: Kind; label: string }[] = [
    { value: 'person', label: words.person },
    ...BOT_LEVELS.map((value) => ({ value, label: words.bot(words.levels[value]) })),
  ];
  const change = (seat: number, change: Partial<Person>): void =>
    plan.set({ people: plan.people.map((person, i) => (i === seat ? { ...person, ...change } : person)) });
  return (
    <>
      <h2 className={css.title}>{words.whoSits}</h2>
      <Segmented
        label={words.howManyPlayers}
        options={COUNTS}
        value={plan.players}
        className={css.count}
        onChange={(count) => plan.set({ players: count })}
      />
      <ul className={css.seats}>
        {players.map((player, seat) => (
          <li key={SEAT_CRITTERS[seat]} className={css.seat}>
            <SeatToken critter={SEAT_CRITTERS[seat]} size="2.5rem" />
            {player.bot === null ? (
              <Field
                label={words.nameOf(seat + 1)}
                bare
                className={css.nameField}
                value={plan.people[seat].name}
                placeholder={player.name}
                maxLength={LONGEST_NAME}
                spellCheck={false}
                onChange={(event) => change(seat, { name: event.target.value })}
              />
            ) : (
              <span className={css.who}>
                <b>{player.name}</b>
                <span className={css.what}>{words.levelAbout[plan.people[seat].bot ?? USUAL_BOT]}</span>
              </span>
            )}
            {seat > 0 && (
              <Pick
                label={words.whoPlays(seat + 1)}
                bare
                className={css.level}
                value={plan.people[seat].bot ?? 'person'}
                choices={kinds}
                onChange={(kind) => change(seat, { bot: kind === 'person' ? null : kind })}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={css.note}>{words.secret}</p>
      <First players={players} />
      <SetsHere players={players.length} />
      <StrongerHere players={players.length} />
      <Begin start={start} players={players} game={tableOf(players, plan, catalogue)} />
    </>
  );
}
