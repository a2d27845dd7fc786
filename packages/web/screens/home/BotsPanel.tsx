import type { ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Segmented } from '../../kit/Segmented.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import { Begin } from './Begin.tsx';
import { First } from './First.tsx';
import css from './Panel.module.css';
import { StrongerHere } from './Stronger.tsx';
import { Pick } from './Pick.tsx';
import { BOT_LEVELS, MOST_PLAYERS, seatsAgainstBots, tableOf } from './plan.ts';
import { SetsHere } from './sets/SetsHere.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';
import type { Start } from './useStart.ts';

const COUNTS = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => ({ value: i + 1, label: i + 1 }));

/** One to five bots, each as clever as wanted. */
export function BotsPanel({ start }: { readonly start: Start }): ReactNode {
  const { home: words } = useWords();
  const name = useSettings((now) => now.name.trim());
  const plan = usePlan();
  const catalogue = useCatalogue();
  const players = seatsAgainstBots(plan, name || words.player(plan.seat + 1));
  const you = players.findIndex(({ bot }) => bot === null);
  const levels = BOT_LEVELS.map((value) => ({ value, label: words.bot(words.levels[value]) }));
  return (
    <>
      <h2 className={css.title}>{words.whoSits}</h2>
      <Segmented
        label={words.howManyBots}
        options={COUNTS}
        value={plan.bots}
        className={css.count}
        onChange={(bots) => plan.set({ bots })}
      />
      <ul className={css.seats}>
        {players.map((player, seat) => {
          const bot = seat < you ? seat : seat - 1;
          return (
            <li key={SEAT_CRITTERS[seat]} className={css.seat}>
              <SeatToken critter={SEAT_CRITTERS[seat]} size="2.5rem" />
              <span className={css.who}>
                <b>{player.name}</b>
                <span className={css.what}>{seat === you ? words.you : words.levelAbout[plan.levels[bot]]}</span>
              </span>
              {seat !== you && (
                <Pick
                  label={words.levelOf(player.name)}
                  bare
                  className={css.level}
                  value={plan.levels[bot]}
                  choices={levels}
                  onChange={(level) => plan.set({ levels: plan.levels.map((other, i) => (i === bot ? level : other)) })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={css.pair}>
        <Segmented
          label={words.yourCritter}
          options={players.map((_, seat) => ({
            value: seat,
            label: (
              <SeatToken critter={SEAT_CRITTERS[seat]} size="1.7rem" label={words.critters[SEAT_CRITTERS[seat]]} />
            ),
          }))}
          value={you}
          className={css.critters}
          onChange={(seat) => plan.set({ seat })}
        />
        <First players={players} />
      </div>
      <SetsHere players={players.length} />
      <StrongerHere players={players.length} />
      <Begin start={start} players={players} game={tableOf(players, plan, catalogue)} />
    </>
  );
}
