import { LIMITS } from '@everdell/protocol';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { useWords } from '../../words/index.ts';
import { useInfo, useOrders, useVisit, useVisitState } from './context.ts';
import css from './DealWord.module.css';
import { Fold } from './Fold.tsx';

/** A word of the player's own for the shuffle, and the server's promise. */
export function DealWord(): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { commitment, you, seats } = useInfo();
  const { run, busy } = useOrders();
  const given = useVisitState((state) => state.kept.word);
  const [word, setWord] = useState('');
  const mayGive = you.seat !== null;
  const give = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = word.normalize('NFC').trim();
    if (wanted === '') return;
    if ((await run(() => visit.order({ type: 'word', word: wanted }))) === null) return;
    visit.keep({ word: wanted });
    setWord('');
  };
  return (
    <section className={css.deal}>
      <h3>{online.dealTitle}</h3>
      <p>{online.dealWhy}</p>
      {mayGive && (
        <form onSubmit={(event) => void give(event)}>
          <Field
            label={online.dealWord}
            bare
            value={word}
            placeholder={online.dealWord}
            maxLength={LIMITS.word}
            onChange={(event) => setWord(event.target.value)}
          />
          <Button type="submit" off={busy || word.trim() === ''}>
            {online.dealGive}
          </Button>
        </form>
      )}
      {mayGive && seats[you.seat].word && given !== undefined && (
        <p className={css.given} role="status">
          {online.dealGiven(given)}
        </p>
      )}
      <Fold title={online.fingerprint}>
        <p>{online.fingerprintWhy}</p>
        <code>{commitment}</code>
      </Fold>
    </section>
  );
}
