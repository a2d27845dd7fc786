import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import type { LocalTable } from '../../play/local/localTable.ts';
import { ToolButton } from '../../table/ToolButton.tsx';
import { useWords } from '../../words/index.ts';
import css from './GameMenu.module.css';
import { useCondition } from './useCondition.ts';
import { useRematch } from './useRematch.ts';
import { useSave } from './useSave.ts';

/** What can be done with the game as a whole. */
export function GameMenu({ table }: { readonly table: LocalTable }): ReactNode {
  const words = useWords().home.local;
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolButton icon="log" label={words.menu} title={words.menuTitle} expanded={open} onPress={() => setOpen(true)} />
      {open && <Menu table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function Menu({ table, onClose }: { readonly table: LocalTable; onClose(): void }): ReactNode {
  const words = useWords().home.local;
  const [, go] = useLocation();
  const { storage } = useCondition(table);
  const save = useSave(table);
  const again = useRematch(table);
  return (
    <Dialog title={words.menuTitle} size="small" onClose={onClose}>
      <ul className={css.menu}>
        <Entry
          icon="log"
          label={words.save}
          about={words.saveAbout}
          onPress={() => {
            save();
            onClose();
          }}
        />
        <Entry icon="play" label={words.again} about={words.againAbout} onPress={again} />
        <Entry
          icon="door"
          label={words.leave}
          about={storage === null ? words.leaveAbout : words.leaveUnkept}
          onPress={() => go('/')}
        />
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly label: string;
  readonly about: string;
  onPress(): void;
}

function Entry({ icon, label, about, onPress }: EntryProps): ReactNode {
  return (
    <li>
      <button type="button" className={css.entry} onClick={onPress}>
        <Icon name={icon} size="1.4rem" />
        <span>
          <b>{label}</b>
          <small>{about}</small>
        </span>
      </button>
    </li>
  );
}
