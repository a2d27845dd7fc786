import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useScene } from '../../app/layout.ts';
import { SettingsButton } from '../../app/settings/SettingsButton.tsx';
import { Art } from '../../kit/Art.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import css from './Rules.module.css';
import { RulesBook } from './RulesBook.tsx';

/** The book as a page of its own. */
export function Rules(): ReactNode {
  const { common, rules: words } = useWords();
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <Link href="/" className={css['home']}>
          <Art id="evertree" className={css['logo'] ?? ''} priority />
          <span>{common.title}</span>
        </Link>
        <nav className={css['tools']}>
          <Link href="/" className={css['tool']}>
            <Icon name="home" size="1rem" /> {common.home}
          </Link>
          <SettingsButton />
        </nav>
      </header>
      <main>
        <div className={css['head']}>
          <Art id={useScene('banner-summer')} className={css['scene'] ?? ''} priority />
          <div className={css['plate']}>
            <h1 tabIndex={-1}>{words.title}</h1>
            <p>{words.intro}</p>
          </div>
        </div>
        <div className={css['body']}>
          <RulesBook page />
        </div>
      </main>
    </div>
  );
}
