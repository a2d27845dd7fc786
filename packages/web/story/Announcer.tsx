import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Showing } from '../play/showing.ts';
import { freshEntries } from '../play/story.ts';
import { tell } from '../play/telling.ts';
import { useSeen } from '../table/context.ts';
import { useDrawn } from '../table/Stages.tsx';
import { useThinking } from '../table/useThinking.ts';
import { useWords } from '../words/index.ts';
import { useAnnouncing } from './announcing.ts';
import { useTeller } from './useTeller.ts';

/** More moves at once than these are only counted. */
const MOST = 3;

/** Says aloud what happens, one after the other: one's own turn does not cut off the move before it. */
export const Announcer = memo(function Announcer({ showing }: { readonly showing: Showing }): ReactNode {
  useTellMoves(showing);
  useTellTurn(showing.behind);
  useTellThinking();
  const { polite, assertive } = useStore(useAnnouncing().store);
  return (
    // What is said comes and goes: with a frame of its own the rest of the page is not laid out again.
    <div className="sr">
      <div className="sr" aria-live="polite" data-announce="polite">
        {polite.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <div className="sr" aria-live="assertive" data-announce="assertive">
        <p key={assertive.n}>{assertive.text}</p>
      </div>
    </div>
  );
});

function useTellMoves({ fresh }: Showing): void {
  const { story: words } = useWords();
  const { say } = useAnnouncing();
  const teller = useTeller();
  const { story } = useSeen().picture;
  const { whole } = useDrawn();
  const said = useRef(fresh);
  useEffect(() => {
    if (!whole || said.current === fresh) return;
    said.current = fresh;
    const lines = freshEntries(teller.game, fresh, story)
      .filter(({ takenBack }) => takenBack === null)
      .map((entry) => tell(entry, teller).plain);
    say(lines.length > MOST ? words.manyMoves(lines.length) : lines.join(' '));
  }, [whole, fresh, story, teller, say, words]);
}

/** Once for every turn of a bot, however many decisions it has to think about. */
function useTellThinking(): void {
  const { decide } = useWords();
  const { say } = useAnnouncing();
  const { known, names } = useSeen();
  const seat = useThinking();
  const said = useRef('');
  useEffect(() => {
    const turn = `${seat}/${known.turn}`;
    if (seat === null || said.current === turn) return;
    said.current = turn;
    say(`${decide.wait.atLength(names[seat])}.`);
  }, [seat, known, names, say, decide]);
}

/** Once for every question that the viewer has to answer. */
function useTellTurn(behind: number): void {
  const { say } = useAnnouncing();
  const { picture, decision, text, known, names } = useSeen();
  const { whole } = useDrawn();
  const said = useRef('');
  const question = picture.asked && behind === 0 ? `${picture.viewer}/${picture.version}` : '';
  useEffect(() => {
    if (!whole || said.current === question) return;
    said.current = question;
    if (question === '' || decision === null) return;
    say(text.prompt(known, decision, names));
  }, [whole, question, decision, text, known, names, say]);
}
