import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { LocalTable } from '../../play/local/localTable.ts';
import { useWords } from '../../words/index.ts';
import { Banner } from '../online/Banner.tsx';
import { useCondition } from './useCondition.ts';
import { useSave } from './useSave.ts';

/** What is to be known about the table besides the game: it is not kept, a bot has failed. */
export function Banners({ table }: { readonly table: LocalTable }): ReactNode {
  const words = useWords().home.local;
  const { storage, bot } = useCondition(table);
  const save = useSave(table);
  const saveButton = (
    <Button size="small" onClick={save}>
      {words.save}
    </Button>
  );
  return (
    <>
      {storage !== null && (
        <Banner tone="wait" icon="log" name="not-kept" title={words.notKeptTitle} text={words.notKept[storage]}>
          {saveButton}
        </Banner>
      )}
      {bot !== null && (
        <Banner
          tone={bot.stuck ? 'stop' : 'news'}
          icon="clock"
          name="bot-failed"
          title={table.picture.players[bot.seat].name}
          text={bot.stuck ? words.botStuck : words.botFailed}
          urgent={bot.stuck}
        >
          {bot.stuck ? (
            saveButton
          ) : (
            <Button size="small" onClick={() => table.dismissBot()}>
              {words.gotIt}
            </Button>
          )}
        </Banner>
      )}
    </>
  );
}
