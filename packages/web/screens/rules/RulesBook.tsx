import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { useLang, useWords } from '../../words/index.ts';
import { ComponentList } from './ComponentList.tsx';
import { componentsIn } from './components.ts';
import { Filters, isChosen, NO_FILTER, type Filter } from './Filters.tsx';
import { matches, wordsOf } from './find.ts';
import css from './RulesBook.module.css';
import { Statements } from './Statements.tsx';
import { countIn, isStatement, partsWith } from './statements.ts';
import { useAddress } from './useAddress.ts';

type Tab = 'cards' | 'rules';

interface Props {
  /** It is a page of its own: every rule has an address. */
  readonly page?: boolean;
}

/** All cards and all rules with one search over both. */
export function RulesBook({ page = false }: Props): ReactNode {
  const { rules: words } = useWords();
  const lang = useLang();
  const ref = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('cards');
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const sought = useDeferredValue(query);
  const looked = useMemo(() => wordsOf(sought), [sought]);
  const components = useMemo(() => componentsIn(lang), [lang]);
  const found = useMemo(() => components.filter(({ folded }) => matches(folded, looked)), [components, looked]);
  const shown = useMemo(() => found.filter((component) => isChosen(component, filter)), [found, filter]);
  const parts = useMemo(() => partsWith(looked), [looked]);
  const inRules = countIn(parts);

  const goTo = useAddress(ref, page, (id) => {
    setQuery('');
    setFilter(NO_FILTER);
    setTab(isStatement(id) ? 'rules' : 'cards');
  });

  const tabLabel = (name: string, n: number): ReactNode => (
    <>
      {name} <span className={css['count']}>{words.count(n)}</span>
    </>
  );
  const otherWay =
    looked.length > 0 && tab === 'cards' && shown.length === 0 && inRules > 0
      ? { to: 'rules' as const, label: words.inRules(inRules) }
      : looked.length > 0 && tab === 'rules' && inRules === 0 && found.length > 0
        ? { to: 'cards' as const, label: words.inCards(found.length) }
        : null;
  return (
    <div ref={ref} className={css['book']} data-page={page || undefined}>
      <div className={css['search']} role="search">
        <Field
          label={words.search}
          bare
          type="search"
          placeholder={words.search}
          value={query}
          className={css['field'] ?? ''}
          data-search
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Icon name="search" size="1.2rem" className={css['lens'] ?? ''} />
        {query !== '' && (
          <button type="button" className={css['clear']} aria-label={words.clear} onClick={() => setQuery('')}>
            <Icon name="x" size="1rem" />
          </button>
        )}
        <p className="sr" role="status">
          {looked.length > 0 ? words.found(shown.length, inRules) : ''}
        </p>
      </div>
      <Tabs
        label={words.tabs}
        value={tab}
        tabs={[
          { id: 'cards', label: tabLabel(words.cards, found.length) },
          { id: 'rules', label: tabLabel(words.rules, inRules) },
        ]}
        onChange={setTab}
      >
        <>
          {words.englishOnly !== '' && tab === 'rules' && <p className={css['note']}>{words.englishOnly}</p>}
          {tab === 'cards' && <Filters components={components} filter={filter} onChange={setFilter} />}
          {((tab === 'cards' && shown.length === 0) || (tab === 'rules' && inRules === 0)) && (
            <div className={css['nothing']}>
              <p>{words.nothing}</p>
              {tab === 'cards' && found.length > 0 && (
                <Button onClick={() => setFilter(NO_FILTER)}>{words.resetFilters}</Button>
              )}
              {otherWay !== null && <Button onClick={() => setTab(otherWay.to)}>{otherWay.label}</Button>}
            </div>
          )}
          {tab === 'cards' ? (
            <ComponentList components={shown} page={page} />
          ) : (
            <Statements parts={parts} words={looked} page={page} goTo={goTo} />
          )}
        </>
      </Tabs>
    </div>
  );
}
