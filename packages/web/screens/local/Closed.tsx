import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Notice } from '../../app/Notice.tsx';
import { Screen } from '../../app/Screen.tsx';
import { Button } from '../../kit/Button.tsx';
import { localGames } from '../../play/local/games.ts';
import type { LocalProblem } from '../../play/local/messages.ts';
import { useWords } from '../../words/index.ts';
import { download, fileDate } from './download.ts';

interface Props {
  readonly id: string;
  /** Why the table cannot be opened, or was left. */
  readonly code: LocalProblem | 'taken' | 'stumbled';
  readonly message: string;
  again(takeOver: boolean): void;
}

/** The table is not open here; what can be done about it. */
export function Closed({ id, code, message, again }: Props): ReactNode {
  const { home, common } = useWords();
  const words = home.local;
  const [, go] = useLocation();
  const title = titleOf(code, words);
  const saveRaw = async (): Promise<void> => {
    const text = await localGames.text(id).catch(() => null);
    if (text !== null) download(words.fileName(fileDate(new Date())), text);
  };
  const other = code === 'taken' || code === 'elsewhere';
  const stumbled = code === 'stumbled' || code === 'broken' || code === 'no-storage';
  const unreadable = !other && !stumbled && code !== 'missing';
  return (
    <Screen title={title}>
      <Notice
        title={title}
        figure={other ? 'critter-squirrel' : code === 'missing' ? 'critter-mouse' : 'critter-toad'}
        {...(unreadable || stumbled ? { detail: message } : {})}
        buttons={
          <>
            {other && (
              <Button variant="go" size="large" data-take-over onClick={() => again(true)}>
                {code === 'taken' ? words.takeBack : words.takeOver}
              </Button>
            )}
            {stumbled && (
              <Button variant="go" size="large" onClick={() => again(false)}>
                {words.openAgain}
              </Button>
            )}
            {unreadable && (
              <Button variant="go" size="large" onClick={() => void saveRaw()}>
                {words.saveRaw}
              </Button>
            )}
            <Button size="large" onClick={() => go('/')}>
              {common.toHome}
            </Button>
          </>
        }
      >
        <p role="alert">{textOf(code, home)}</p>
        {unreadable && <p>{words.damagedKept}</p>}
      </Notice>
    </Screen>
  );
}

type Home = ReturnType<typeof useWords>['home'];

function titleOf(code: Props['code'], words: Home['local']): string {
  switch (code) {
    case 'taken':
      return words.takenTitle;
    case 'elsewhere':
      return words.elsewhereTitle;
    case 'stumbled':
    case 'broken':
    case 'no-storage':
      return words.brokenTitle;
    case 'missing':
      return words.missingTitle;
    default:
      return words.damagedTitle;
  }
}

function textOf(code: Props['code'], { local, problems }: Home): string {
  if (code === 'taken') return local.takenNote;
  if (code === 'elsewhere') return local.elsewhereNote;
  return code === 'stumbled' ? local.brokenNote : problems[code];
}
