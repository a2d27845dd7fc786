import { memo, type ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import { CardFace } from '../../kit/card/CardFace.tsx';
import { PlaceFace } from '../../kit/card/PlaceFace.tsx';
import { useLang, useWords } from '../../words/index.ts';
import { BriefEntry } from './BriefEntry.tsx';
import css from './ComponentList.module.css';
import { GROUPS, type Component } from './components.ts';
import { rulingsOn } from './statements.ts';

interface Props {
  readonly components: readonly Component[];
  readonly page: boolean;
}

/** Components by group: as cards where there is room, else as lines. */
export const ComponentList = memo(function ComponentList({ components, page }: Props): ReactNode {
  const { rules: words } = useWords();
  const brief = useLayout() === 'phone';
  const Title = page ? 'h2' : 'h3';
  return GROUPS.map((group) => {
    const members = components.filter((component) => component.group === group);
    if (members.length === 0) return null;
    return (
      <section key={group} className={css['group']}>
        <Title className={css['title']}>
          {words.groups[group]} <span className={css['count']}>{words.count(members.length)}</span>
        </Title>
        <ul className={brief ? css['lines'] : css['cards']}>
          {members.map((component) => (
            <Entry key={component.id} component={component} brief={brief} page={page} />
          ))}
        </ul>
      </section>
    );
  });
});

interface EntryProps {
  readonly component: Component;
  readonly brief: boolean;
  readonly page: boolean;
}

const Entry = memo(function Entry({ component, brief, page }: EntryProps): ReactNode {
  const { cards, rules: words } = useWords();
  const { id, name, text, face, setName } = component;
  const Name = page ? 'h3' : 'h4';
  return (
    <li className={css['entry']} data-at={id} tabIndex={-1}>
      <Name className="sr">{name}</Name>
      {brief ? (
        <BriefEntry component={component} />
      ) : 'design' in face ? (
        <CardFace design={face.design} text={text} partners={face.partners} size="large" />
      ) : (
        <PlaceFace place={face.place} text={text} />
      )}
      <div className={css['facts']}>
        {'design' in face && <p>{face.design.supplants ? cards.dealt : cards.copies(face.design.def.copies)}</p>}
        {setName !== '' && <p>{setName}</p>}
        <Rulings id={id} label={words.rulings} />
      </div>
    </li>
  );
});

function Rulings({ id, label }: { readonly id: string; readonly label: (n: number) => string }): ReactNode {
  const lang = useLang();
  const rulings = rulingsOn(id);
  if (rulings.length === 0) return null;
  return (
    <details className={css['rulings']}>
      <summary>{label(rulings.length)}</summary>
      <ul lang={lang === 'en' ? undefined : 'en'}>
        {rulings.map((ruling) => (
          <li key={ruling.id}>{ruling.text}</li>
        ))}
      </ul>
    </details>
  );
}
