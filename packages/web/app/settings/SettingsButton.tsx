import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { useLayout } from '../layout.ts';
import { openSettings } from './open.ts';

/** Opens the settings; stands in top bars. */
export function SettingsButton(): ReactNode {
  const words = useWords();
  const small = useLayout() === 'phone';
  return (
    <Button
      variant="bar"
      size="small"
      aria-haspopup="dialog"
      aria-label={small ? words.common.settings : undefined}
      onClick={openSettings}
    >
      <Icon name="gear" size="1rem" />
      {!small && words.common.settings}
    </Button>
  );
}
