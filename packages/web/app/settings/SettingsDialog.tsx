import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { useWords, type Lang } from '../../words/index.ts';
import { initialSettings, LONGEST_NAME, PATIENCES, useSettings, type Settings } from '../settings.ts';
import { Reminders } from './Reminders.tsx';
import css from './settings.module.css';

const LANGUAGES: readonly { readonly value: Lang; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];
const TEXT_SIZES = [1, 1.15, 1.3, 1.5, 1.75, 2];

/** The words of each value, in this order, as choices. */
function choicesOf<K extends string>(words: Readonly<Record<K, string>>): readonly { value: K; label: string }[] {
  return (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }));
}

/** What a player can set; everything applies at once, also in the middle of a game. */
export function SettingsDialog({ onClose }: { onClose(): void }): ReactNode {
  const { settings: words } = useWords();
  const { set, ...now } = useSettings();
  const [before, setBefore] = useState<Settings | null>(null);
  const reset = (): void => {
    setBefore(now);
    set({ ...initialSettings(), name: now.name });
  };
  const foot = (
    <>
      {before === null ? (
        <Button variant="quiet" className={css.reset} onClick={reset}>
          {words.reset}
        </Button>
      ) : (
        <p role="status" className={css.reset}>
          {words.resetDone}{' '}
          <Button
            size="small"
            onClick={() => {
              set(before);
              setBefore(null);
            }}
          >
            {words.resetBack}
          </Button>
        </p>
      )}
      <Button variant="go" onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title} foot={foot} onClose={onClose}>
      <div className={css.groups}>
        <p className={css.note}>{words.kept}</p>
        <section className={css.group}>
          <h3>{words.you}</h3>
          <div className={css.two}>
            <Field
              label={words.name}
              value={now.name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              spellCheck={false}
              onChange={(event) => set({ name: event.target.value })}
            />
            <Segmented label={words.language} value={now.lang} options={LANGUAGES} onChange={(lang) => set({ lang })} />
          </div>
        </section>
        <section className={css.group}>
          <h3>{words.looks}</h3>
          <Segmented
            label={words.theme}
            value={now.theme}
            options={choicesOf(words.themes)}
            onChange={(theme) => set({ theme })}
          />
          <Segmented
            label={words.textSize}
            value={now.textScale}
            options={TEXT_SIZES.map((value) => ({ value, label: words.percent(Math.round(100 * value)) }))}
            onChange={(textScale) => set({ textScale })}
          />
          <Switch
            label={words.marks}
            about={words.marksAbout}
            on={now.quietMarks}
            onChange={(quietMarks) => set({ quietMarks })}
          />
        </section>
        <section className={css.group}>
          <h3>{words.play}</h3>
          <Segmented
            label={words.speed}
            value={now.speed}
            options={choicesOf(words.speeds)}
            onChange={(speed) => set({ speed })}
          />
          <div>
            <Segmented
              label={words.patience}
              value={now.patience}
              options={PATIENCES.map((value) => ({ value, label: words.seconds(value / 1000) }))}
              onChange={(patience) => set({ patience })}
            />
            <p className={css.note}>{words.patienceAbout}</p>
          </div>
          <Segmented
            label={words.motion}
            value={now.motion}
            options={choicesOf(words.motions)}
            onChange={(motion) => set({ motion })}
          />
          <div>
            <Segmented
              label={words.endTurn}
              value={now.endTurn}
              options={choicesOf(words.endTurns)}
              onChange={(endTurn) => set({ endTurn })}
            />
            <p className={css.note}>{words.endTurnAbout}</p>
          </div>
          <div>
            <Segmented
              label={words.confirm}
              value={now.confirm}
              options={choicesOf(words.confirms)}
              onChange={(confirm) => set({ confirm })}
            />
            <p className={css.note}>{words.confirmAbout}</p>
          </div>
          <Switch
            label={words.ownOrder}
            about={words.ownOrderAbout}
            on={now.ownOrder}
            onChange={(ownOrder) => set({ ownOrder })}
          />
        </section>
        <section className={css.group}>
          <h3>{words.keys}</h3>
          <Switch
            label={words.shortcuts}
            about={words.shortcutsAbout}
            on={now.shortcuts}
            onChange={(shortcuts) => set({ shortcuts })}
          />
        </section>
        <Reminders />
      </div>
    </Dialog>
  );
}
