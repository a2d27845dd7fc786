import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLayout } from '../../app/layout.ts';
import { openSettings } from '../../app/settings/open.ts';
import { SettingsButton } from '../../app/settings/SettingsButton.tsx';
import { useSettings } from '../../app/settings.ts';
import { useOnline } from '../../app/useOnline.ts';
import { Art } from '../../kit/Art.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import css from './HomeBar.module.css';
import { usePlan } from './usePlan.ts';

export function HomeBar(): ReactNode {
  const { common, settings } = useWords();
  const phone = useLayout() === 'phone';
  const online = useOnline();
  const name = useSettings((now) => now.name);
  const seat = usePlan((plan) => Math.min(plan.seat, plan.bots));
  return (
    <header className={css.bar}>
      <Art id="evertree" className={css.logo} priority />
      <p className={css.brand}>{common.title}</p>
      {!phone && <p className={css.unofficial}>{common.unofficial}</p>}
      <div className={css.tools}>
        {!online && (
          <p className={css.offline} role="status" title={common.offlineNote}>
            <Icon name="green" size="1rem" />
            {common.offline}
            <span className="sr">{common.offlineNote}</span>
          </p>
        )}
        <Link href="/rules" className={css.tool} aria-label={phone ? common.rules : undefined}>
          <Icon name="book" size="1rem" />
          {!phone && common.rules}
        </Link>
        <SettingsButton />
        {!phone && (
          <button type="button" className={css.name} title={settings.name} onClick={openSettings}>
            <SeatToken critter={SEAT_CRITTERS[seat]} size="1.65rem" />
            <span>{name}</span>
          </button>
        )}
      </div>
    </header>
  );
}
