import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isFitName, LIMITS } from '@everdell/protocol';
import { Notice } from '../../app/Notice.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { useWords } from '../../words/index.ts';
import css from './Arriving.module.css';
import { Scene } from './Scene.tsx';

/** Somebody the server does not know yet says how they are called. */
export function AskName({ onName }: { onName(name: string): void }): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const [unfit, setUnfit] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    if (!isFitName(wanted)) return setUnfit(true);
    settings.set({ name: wanted });
    onName(wanted);
  };
  return (
    <Screen title={words.online.nameTitle}>
      <main className={css.page}>
        <Scene standing={[0, 1, 2]}>
          <h1>{words.online.nameTitle}</h1>
          <p>{words.online.nameWhy}</p>
        </Scene>
        <form className={css.form} onSubmit={submit}>
          <Field
            label={words.online.name}
            value={name}
            maxLength={LIMITS.name}
            required
            autoComplete="nickname"
            error={unfit ? words.online.errors['message/bad_name'] : null}
            onChange={(event) => {
              setName(event.target.value);
              setUnfit(false);
            }}
            onFocus={(event) => event.target.select()}
          />
          <Button type="submit" variant="go" size="large">
            {words.online.comeIn}
          </Button>
        </form>
      </main>
    </Screen>
  );
}

interface FailedProps {
  readonly title: string;
  readonly text: string;
  onAgain?(): void;
}

/** There is no way into the table. */
export function Failed({ title, text, onAgain }: FailedProps): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <Screen title={title}>
      <Notice
        title={title}
        figure="critter-toad"
        buttons={
          <>
            {onAgain !== undefined && (
              <Button size="large" variant="go" onClick={onAgain}>
                {words.online.again}
              </Button>
            )}
            <Button size="large" onClick={() => go('/')}>
              {words.online.toHome}
            </Button>
          </>
        }
      >
        <p role="alert">{text}</p>
      </Notice>
    </Screen>
  );
}
