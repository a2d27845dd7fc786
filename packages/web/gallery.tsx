import './styles/tokens.css';
import './modules/colours.css';
import './styles/base.css';
import { createGame, textOf, type Design, type Game, type Text } from '@everdell/game';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { followWindow } from './app/layout.ts';
import { useSettings } from './app/settings.ts';
import { Button } from './kit/Button.tsx';
import { CardFace, type CardSize, type CardState } from './kit/card/CardFace.tsx';
import { PlaceFace } from './kit/card/PlaceFace.tsx';
import { Dialog } from './kit/Dialog.tsx';
import { Field } from './kit/Field.tsx';
import { Amounts } from './kit/Goods.tsx';
import { Segmented } from './kit/Segmented.tsx';
import { Switch } from './kit/Switch.tsx';
import { Tabs } from './kit/Tabs.tsx';
import { partners } from './play/cards.ts';
import { loadWords, WordsContext, type Words } from './words/index.ts';

/** All cards in all sizes and all controls, to look at while they are being made; no part of the client. `?show=board`. */
function Gallery(): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void loadWords[lang]().then(setWords), [lang]);
  if (words === null) return null;
  const game = createGame({ players: 2 });
  const text = textOf(game, lang);
  const show = new URLSearchParams(location.search).get('show') ?? 'board';
  return (
    <WordsContext value={{ lang, words }}>
      <main style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', padding: '0.75rem' }}>
        {show === 'controls' ? (
          <Controls />
        ) : show === 'places' ? (
          game.rules.places.map((place) => <PlaceFace key={place.id} place={place} text={text} />)
        ) : (
          <Cards game={game} text={text} size={show as CardSize} words={words} />
        )}
      </main>
    </WordsContext>
  );
}

interface CardsProps {
  readonly game: Game;
  readonly text: Text;
  readonly size: CardSize;
  readonly words: Words;
}

function Cards({ game, text, size, words }: CardsProps): ReactNode {
  const { designs } = game.rules;
  const by = (id: string): Design => designs.find((design) => design.id === id)!;
  const lacks: CardState = {
    short:
      size === 'board' ? (
        <>
          {words.cards.missing(5)}{' '}
          <Amounts
            amounts={[
              { id: 'resin', n: 2 },
              { id: 'pebble', n: 3 },
            ]}
            size="0.85rem"
          />
        </>
      ) : (
        words.cards.needs(text.goods([0, 2, 3, 0]), 5)
      ),
  };
  const free: CardState = { free: words.cards.freeNow(text.name('post-office')) };
  return (
    <>
      {designs.map((design, i) => (
        <div key={design.id} style={size === 'row' ? { width: '22rem' } : {}}>
          <CardFace
            design={design}
            text={text}
            size={size}
            partners={partners(game, design).map(({ id }) => text.name(id))}
            state={i % 7 === 3 ? lacks : i % 7 === 5 && design.kind === 'critter' ? free : {}}
          />
        </div>
      ))}
      {(size === 'tile' || size === 'mini' || size === 'chip') && (
        <CardFace design={by('harvester')} second={by('gatherer')} text={text} size={size} />
      )}
    </>
  );
}

function Controls(): ReactNode {
  const [on, setOn] = useState(true);
  const [open, setOpen] = useState(location.hash === '#dialog');
  const [value, setValue] = useState<'two' | 'three' | 'four'>('three');
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <div style={{ display: 'grid', gap: '1.25rem', justifyItems: 'start', width: '44rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button>Plain</Button>
        <Button variant="go" keyHint="Enter">
          Send worker
        </Button>
        <Button variant="quiet">Quiet</Button>
        <Button on>Chosen</Button>
        <Button off>Not now</Button>
        <Button variant="go" off>
          Choose first
        </Button>
        <Button size="small">Small</Button>
        <Button size="large" variant="go">
          Large
        </Button>
      </div>
      <div style={{ display: 'flex', gap: '0.75rem', padding: '0.75rem', background: 'var(--bark)' }}>
        <Button variant="bar" keyHint="U">
          Undo
        </Button>
        <Button variant="bar" off>
          Closed
        </Button>
      </div>
      <Segmented
        label="Players"
        options={[
          { value: 'two', label: 'Two' },
          { value: 'three', label: 'Three' },
          { value: 'four', label: 'Four', off: true },
        ]}
        value={value}
        onChange={setValue}
      />
      <Switch label="Quiet marks" about="Corners instead of rings" on={on} onChange={setOn} />
      <Switch label="Off" on={!on} onChange={() => setOn(!on)} />
      <Field label="Your name" defaultValue="Juniper" hint="As others see it" />
      <Field label="Address" defaultValue="nowhere" error="There is no such table" />
      <Tabs
        label="Parts"
        tabs={[
          { id: 'a', label: 'Cards' },
          { id: 'b', label: 'Rules' },
        ]}
        value={tab}
        onChange={setTab}
      >
        Shown: {tab}
      </Tabs>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Prepare for autumn now?"
          onClose={() => setOpen(false)}
          foot={
            <>
              <Button onClick={() => setOpen(false)}>Stay</Button>
              <Button variant="go">Autumn</Button>
            </>
          }
        >
          4 workers come home, 2 join, 6 Production cards work.
        </Dialog>
      )}
    </div>
  );
}

followWindow();
createRoot(document.getElementById('root')!).render(<Gallery />);
