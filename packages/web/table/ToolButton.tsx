import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Button } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import css from './ToolButton.module.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** More of it, on closer look. */
  readonly title?: string;
  /** How many new things wait behind it. */
  readonly news?: number;
  readonly expanded?: boolean;
  /** It opens what jumps over the table look for. */
  readonly 'data-drawer'?: boolean;
  onPress(): void;
}

/** A button of the top bar; its words are only written where there is room. */
export function ToolButton({
  icon,
  label,
  title,
  news = 0,
  expanded,
  onPress,
  'data-drawer': drawer,
}: Props): ReactNode {
  const layout = useLayout();
  const wide = layout === 'desk' || layout === 'short';
  return (
    <Button
      variant="bar"
      size="small"
      className={css.tool}
      title={title ?? (wide ? undefined : label)}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      data-drawer={drawer}
      onClick={onPress}
    >
      <Icon name={icon} size="1.05rem" />
      <span className={wide ? undefined : 'sr'}>{label}</span>
      {news > 0 && (
        <span className={css.news} aria-hidden>
          {news}
        </span>
      )}
    </Button>
  );
}
