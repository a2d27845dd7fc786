import { useState, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { openSettings } from '../app/settings/open.ts';
import { openHelp } from '../decide/help.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { useWords } from '../words/index.ts';
import { hasRules, RulesDialog } from './RulesDialog.tsx';
import css from './TableMenu.module.css';
import { ToolButton } from './ToolButton.tsx';

interface Entry {
  readonly icon: IconName;
  readonly label: string;
  /** For bars with little room. */
  readonly short: string;
  press(): void;
}

/** Rules, help and settings: side by side where there is room, else behind one button. */
export function TableMenu(): ReactNode {
  const { common, tray } = useWords();
  const layout = useLayout();
  const [open, setOpen] = useState(false);
  const [rules, setRules] = useState(false);
  const entries: readonly Entry[] = [
    ...(hasRules
      ? [{ icon: 'book', label: common.rules, short: tray.rules, press: () => setRules(true) } as const]
      : []),
    { icon: 'help', label: common.help, short: tray.help, press: openHelp },
    { icon: 'gear', label: common.settings, short: common.settings, press: openSettings },
  ];
  const small = layout === 'phone' || layout === 'tablet';
  return (
    <>
      {small ? (
        <ToolButton icon="gear" label={tray.menu} onPress={() => setOpen(true)} />
      ) : (
        entries.map(({ icon, label, short, press }) => (
          <ToolButton key={icon} icon={icon} label={short} title={label} onPress={press} />
        ))
      )}
      {rules && <RulesDialog onClose={() => setRules(false)} />}
      {open && (
        <Dialog title={tray.menu} size="small" onClose={() => setOpen(false)}>
          <ul className={css.menu}>
            {entries.map(({ icon, label, press }) => (
              <li key={icon}>
                <Button
                  className={css.entry}
                  onClick={() => {
                    setOpen(false);
                    press();
                  }}
                >
                  <Icon name={icon} size="1.25rem" /> {label}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
