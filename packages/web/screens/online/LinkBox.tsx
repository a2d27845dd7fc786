import { linkTo } from '@everdell/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { useInfo, useOrders, useVisit } from './context.ts';
import { copyText } from './copy.ts';
import css from './LinkBox.module.css';

const COPIED_MS = 2500;
/** Browsers on other devices do not find a server by these names. */
const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function useCopy(): { readonly copied: boolean; copy(text: string): void } {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied: copied > 0,
    copy: (text) => void copyText(text).then((done) => setCopied((n) => (done ? n + 1 : n))),
  };
}

/** What is told when a link was put on the clipboard. */
export function Copied({ copied, text }: { readonly copied: boolean; readonly text: string }): ReactNode {
  const words = useWords();
  return (
    <>
      <Icon name={copied ? 'check' : 'link'} size="1.05rem" />
      <span role="status">{copied ? words.online.copied : text}</span>
    </>
  );
}

interface Props {
  readonly what: 'invite' | 'watch' | 'seat';
  readonly title: string;
  readonly why: string;
  readonly secret: string | undefined;
  /** May be replaced by a new one. */
  readonly mayRenew: boolean;
  readonly main?: boolean;
}

/** One link to the table, to be copied or shared. */
export function LinkBox({ what, title, why, secret, mayRenew, main }: Props): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { run, busy } = useOrders();
  const { copied, copy } = useCopy();
  const { hostName } = useInfo();
  const renew = (): void => void run(() => visit.renew(what));
  const link = linkTo(window.location.origin, visit.id, secret);
  if (secret === undefined && !mayRenew) return null;
  return (
    <section className={css.box} data-main={main || undefined} data-link={what}>
      <h3>{title}</h3>
      <p>{secret === undefined ? online.newLinkWhy : why}</p>
      {secret === undefined ? (
        <Button off={busy} onClick={renew}>
          <Icon name="link" size="1.05rem" />
          {online.newLink}
        </Button>
      ) : (
        <>
          <div className={css.row}>
            <Field label={title} bare readOnly value={link} onFocus={(event) => event.target.select()} />
            <Button {...(main && { variant: 'go' as const })} onClick={() => copy(link)}>
              <Copied copied={copied} text={online.copy} />
            </Button>
            {'share' in navigator && (
              <Button
                onClick={() =>
                  void navigator
                    .share({ title: online.shareTitle, text: online.shareText(hostName), url: link })
                    .catch(() => undefined)
                }
              >
                {online.share}
              </Button>
            )}
          </div>
          {main && ONLY_HERE.test(window.location.hostname) && <p className={css.hint}>{online.onlyHere}</p>}
          {mayRenew && !main && (
            <Button size="small" variant="quiet" off={busy} title={online.renewWhy} onClick={renew}>
              {online.renew}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
