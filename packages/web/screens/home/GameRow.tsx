import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { portraitIn } from '../../modules/ask.ts';
import { localGames, type GameSummary } from '../../play/local/games.ts';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useLang, useWords, type Words } from '../../words/index.ts';
import { download, fileDate } from '../local/download.ts';
import { ahead } from './ahead.ts';
import css from './Continue.module.css';
import { othersIn } from './names.ts';
import type { Games } from './useGames.ts';
import { when } from './when.ts';

interface Props {
  readonly game: GameSummary;
  readonly games: Games;
}

/** One game: who plays, how far it is, and what can be done with it. */
export function GameRow({ game, games }: Props): ReactNode {
  const { home: words, common } = useWords();
  const lang = useLang();
  const names = common.list(othersIn(game));
  const here = game.players.filter(({ kind }) => kind === 'here').length;
  const turn = game.over
    ? ended(game, words, common.list)
    : game.turnOf === null
      ? null
      : here > 1
        ? words.turnOf(game.players[game.turnOf].name)
        : words.yourTurn;
  const season = words.seasons[game.season];
  const facts = [game.over ? null : season, game.turn === 0 ? words.settingUp : words.turn(game.turn), turn].filter(
    (fact) => fact !== null,
  );
  const save = async (): Promise<void> => {
    const text = await localGames.text(game.id).catch(() => null);
    if (text !== null) download(words.local.fileName(fileDate(new Date(game.played))), text);
  };
  return (
    <li className={css.game} data-game={game.id}>
      <Link href={`/play/${game.id}`} className={css.open} {...ahead}>
        <span className={css.tokens}>
          {game.players.map(({ kind }, seat) => (
            <SeatToken
              key={seat}
              critter={(kind === 'automa' && portraitIn(game.modules)) || SEAT_CRITTERS[seat]}
              size="1.9rem"
            />
          ))}
        </span>
        <span className={css.words}>
          <b>{words.gameWith(names)}</b>
          <span className={css.facts}>
            {facts.join(' · ')}
            <span>{when(game.played, games.at, lang) || words.justNow}</span>
          </span>
        </span>
        <span className={css.go}>
          {game.over ? words.look : words.resume} <Icon name="arrow" size="1rem" />
        </span>
      </Link>
      <span className={css.tools}>
        <Button size="small" variant="quiet" aria-label={words.saveGame(names)} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={words.deleteGame(names)}
          onClick={() => void games.remove(game.id)}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  );
}

/** Who has won, and with what against what. */
function ended({ players, result }: GameSummary, words: Words['home'], list: Words['common']['list']): string {
  if (result === undefined) return words.over;
  const { points, winners } = result;
  const figures = [...points].sort((a, b) => b - a).join(' : ');
  const me = players.findIndex(({ kind }) => kind === 'here');
  const alone = players.filter(({ kind }) => kind === 'here').length === 1;
  if (alone && winners.length === 1 && winners[0] === me) return words.youWon(figures);
  return words.won(list(winners.map((seat) => players[seat].name)), winners.length, figures);
}
