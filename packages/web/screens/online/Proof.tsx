import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { fetchProof, holds, type Proof } from '../../play/online/proof.ts';
import { site } from '../../play/online/site.ts';
import { useWords } from '../../words/index.ts';
import { useInfo, useSeatNames, useVisit } from './context.ts';
import css from './Proof.module.css';

export function ProofButton(): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const [open, setOpen] = useState(false);
  if ((visit.remote.game?.result ?? null) === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{online.proof}</Button>
      {open && <ProofDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows what the game was dealt from, and checks in this browser that it is true. */
function ProofDialog({ onClose }: { onClose(): void }): ReactNode {
  const { online } = useWords();
  const proof = useProof();
  const verdict = proof === null ? online.proofChecking : proof === 'failed' ? online.proofUnknown : null;
  return (
    <Dialog title={online.proofTitle} onClose={onClose}>
      <div className={css.proof}>
        <p>{online.proofLead}</p>
        <p
          role="status"
          className={css.verdict}
          data-proof={proof === null || proof === 'failed' ? 'open' : holds(proof)}
        >
          {verdict ?? (holds(proof as Proof) ? online.proofHolds : online.proofFails)}
        </p>
        {proof !== null && proof !== 'failed' && <Details proof={proof} />}
      </div>
    </Dialog>
  );
}

function useProof(): Proof | 'failed' | null {
  const visit = useVisit();
  const { commitment, you } = useInfo();
  const [proof, setProof] = useState<Proof | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    const result = visit.remote.game?.result;
    if (!result) return undefined;
    const { kept } = visit.store.getState();
    fetchProof(site(), visit.id, { result, commitment, kept, seat: you.seat }).then(
      (found) => wanted && setProof(found),
      () => wanted && setProof('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [visit, commitment, you.seat]);
  return proof;
}

function Details({ proof: { checks, fairness, remembered } }: { readonly proof: Proof }): ReactNode {
  const { online } = useWords();
  const names = useSeatNames();
  return (
    <>
      <ul className={css.checks}>
        {(Object.keys(checks) as (keyof typeof checks)[]).map((name) => {
          const result = checks[name];
          if (result === null) return null;
          const mark = result ? online.checkHolds : online.checkFails;
          return (
            <li key={name} data-holds={result}>
              <Icon name={result ? 'check' : 'x'} size="1.2rem" label={mark} />
              {online.checks[name]}
            </li>
          );
        })}
      </ul>
      <p className={css.small}>{remembered ? online.seenBefore : online.notSeenBefore}</p>
      {checks.replay === null && <p className={css.small}>{online.otherRules}</p>}
      <dl>
        <dt>{online.fingerprint}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        <dt>{online.proofSecret}</dt>
        <dd>
          <code>{fairness.secret}</code>
        </dd>
        <dt>{online.proofWords}</dt>
        {fairness.words.map((word, seat) => (
          <dd key={seat}>
            <b>{names[seat]}</b>: {word === '' ? <i>{online.noWord}</i> : word}
          </dd>
        ))}
      </dl>
    </>
  );
}
