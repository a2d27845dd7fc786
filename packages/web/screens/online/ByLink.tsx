import { LIMITS, LinkError, linkTo, parseLink } from '@everdell/protocol';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { enter } from '../../play/online/enter.ts';
import { signIn, wasHere } from '../../play/online/site.ts';
import { useWords } from '../../words/index.ts';
import css from './ByLink.module.css';
import { requestProblem } from './requestProblem.ts';

/** The way to a table by a link that somebody sent. Whatever is wrong with it is told here, and the link stays. */
export function ByLink(): ReactNode {
  const words = useWords();
  const { online } = words;
  const settings = useSettings();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const name = settings.name.trim();
  const [asksName] = useState(() => !wasHere() || name === '');
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || name === '') return;
    setProblem(null);
    setElsewhere(null);
    setBusy(true);
    try {
      const { origin, table, secret } = parseLink(text);
      if (origin !== window.location.origin) return setElsewhere(linkTo(origin, table, secret));
      await signIn(name);
      await enter(table, secret, name);
      go(linkTo('', table, secret));
    } catch (error) {
      setProblem(error instanceof LinkError ? online.linkProblems[error.problem] : requestProblem(words, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.link} onSubmit={(event) => void join(event)}>
      <h3>{online.joinTitle}</h3>
      {asksName && (
        <Field
          label={online.name}
          value={settings.name}
          required
          maxLength={LIMITS.name}
          autoComplete="nickname"
          onChange={(event) => settings.set({ name: event.target.value })}
        />
      )}
      <Field
        label={online.joinLead}
        inputMode="url"
        placeholder={linkTo(window.location.origin, '…')}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
          setElsewhere(null);
        }}
      />
      <Button type="submit" variant="go" off={busy || name === ''}>
        {busy ? online.joining : online.join}
      </Button>
      {elsewhere !== null && (
        <p role="alert">
          {online.elsewhere(new URL(elsewhere).host)}{' '}
          <a href={elsewhere} rel="noreferrer">
            {online.goElsewhere}
          </a>
        </p>
      )}
    </form>
  );
}
