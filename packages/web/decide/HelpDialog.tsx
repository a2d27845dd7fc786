import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { NoticesLink } from '../kit/NoticesLink.tsx';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { ClosesUndo } from './ClosesUndo.tsx';
import { closeHelp } from './help.ts';
import css from './HelpDialog.module.css';

/** What more sets than these have to tell is opened one by one. */
const FEW = 4;

/** How to play, in a few paragraphs; the marks; the keys. */
export function HelpDialog(): ReactNode {
  const { help } = useWords();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const confirm = useSettings((settings) => settings.confirm);
  const set = useSettings((settings) => settings.set);
  const { game } = useSeen();
  const added = [...new Set(game.rules.modules.flatMap(({ id }) => help.modules[id] ?? []))];
  const { title, settings } = help.confirming;
  const confirming = { title, text: `${help.confirming[confirm]} ${settings}` };
  return (
    <Dialog title={help.title} size="wide" onClose={closeHelp}>
      <div className={css['help']}>
        <section className={css['how']}>
          {[...help.how.slice(0, 2), confirming, ...help.how.slice(2)].map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          {added.map(({ title, text }) => (
            <details key={title} open={added.length <= FEW}>
              <summary>
                <h3>{title}</h3>
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </section>
        <div className={css['aside']}>
          <section>
            <h3>{help.marks.title}</h3>
            <ul className={css['marks']}>
              <li>
                <span className={css['ring']} aria-hidden />
                {help.marks.can}
              </li>
              <li>
                <span className={css['chosen']} aria-hidden>
                  <Icon name="check" size="0.8rem" />
                </span>
                {help.marks.chosen}
              </li>
              <li>
                <span className={css['cannot']} aria-hidden>
                  <Icon name="lock" size="0.8rem" />
                </span>
                {help.marks.cannot}
              </li>
              <li>
                <ClosesUndo why="something-learned" />
                {help.marks.closes}
              </li>
              <li>
                <span className={css['door']} aria-hidden>
                  <Icon name="door" size="1rem" />
                </span>
                {help.marks.door}
              </li>
            </ul>
          </section>
          <section>
            <h3>{help.keys.title}</h3>
            <dl className={css['keys']}>
              {help.keys.list.map(({ keys, text }) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <label className={css['switch']}>
              <input
                type="checkbox"
                checked={shortcuts}
                onChange={(event) => set({ shortcuts: event.target.checked })}
              />
              {help.keys.on}
            </label>
          </section>
        </div>
        <p className={css['notices']}>
          <NoticesLink />
        </p>
      </div>
    </Dialog>
  );
}
