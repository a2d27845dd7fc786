import './styles/tokens.css';
import './styles/base.css';
import { createGame, textOf } from '@everdell/game';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { followWindow } from './app/layout.ts';
import { useSettings } from './app/settings.ts';
import { CardFace, type CardSize } from './kit/card/CardFace.tsx';
import { Amounts } from './kit/Goods.tsx';
import { partners } from './play/cards.ts';
import { loadWords, WordsContext, type Words } from './words/index.ts';

/** All cards in all sizes, to look at while they are being drawn; no part of the client. `?size=board`. */
function Gallery(): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => void loadWords[lang]().then(setWords), [lang]);
  if (words === null) return null;
  const game = createGame({ players: 2 });
  const text = textOf(game, lang);
  const size = (new URLSearchParams(location.search).get('size') ?? 'board') as CardSize;
  const { designs } = game.rules;
  const by = (id: string): (typeof designs)[number] => designs.find((design) => design.id === id)!;
  return (
    <WordsContext value={{ lang, words }}>
      <main style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', padding: '0.75rem' }}>
        {designs.map((design, i) => (
          <div key={design.id} style={size === 'row' ? { width: '22rem' } : {}}>
            <CardFace
              design={design}
              text={text}
              size={size}
              partners={partners(game, design).map(({ id }) => text.name(id))}
              state={
                i % 7 === 3
                  ? {
                      short:
                        size === 'board' ? (
                          <Amounts
                            amounts={[
                              { id: 'resin', n: 2 },
                              { id: 'pebble', n: 3 },
                            ]}
                            size="0.85rem"
                          />
                        ) : (
                          words.cards.needs(text.goods([0, 2, 3, 0]), 5)
                        ),
                      off: true,
                    }
                  : i % 7 === 5
                    ? { free: words.cards.freeNow(text.name('post-office')) }
                    : {}
              }
            />
          </div>
        ))}
        {size === 'tile' || size === 'mini' || size === 'chip' ? (
          <CardFace design={by('harvester')} second={by('gatherer')} text={text} size={size} />
        ) : null}
      </main>
    </WordsContext>
  );
}

followWindow();
createRoot(document.getElementById('root')!).render(<Gallery />);
