import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../screens/home/Home.tsx';
import { loadWords, WordsContext, type Words } from '../words/index.ts';
import { Boundary } from './Boundary.tsx';
import { Loading, loaded } from './loading.tsx';
import { keepForLater } from './offline.ts';
import { Screen } from './Screen.tsx';
import { useSettings } from './settings.ts';
import { closeSettings, useSettingsOpen } from './settings/open.ts';

const LocalGame = loaded(() => import('../screens/LocalGame.tsx').then((m) => m.LocalGame));
const OnlineGame = loaded(() => import('../screens/OnlineGame.tsx').then((m) => m.OnlineGame));
const Rules = loaded(() => import('../screens/rules/Rules.tsx').then((m) => m.Rules));
const NotFound = loaded(() => import('../screens/NotFound.tsx').then((m) => m.NotFound));
const SettingsDialog = loaded(() => import('./settings/SettingsDialog.tsx').then((m) => m.SettingsDialog));

export function App(): ReactNode {
  useEffect(keepForLater, []);
  return (
    <Language>
      {(words) => (
        <>
          <Boundary>
            <Suspense fallback={<Loading />}>
              <Switch>
                <Route path="/">
                  <Screen title={words.home.pageTitle}>
                    <Home />
                  </Screen>
                </Route>
                {/* Games name their pages themselves. */}
                <Route path="/play/:id">{({ id }) => <LocalGame key={id} id={id} />}</Route>
                <Route path="/t/:id">{({ id }) => <OnlineGame key={id} id={id} />}</Route>
                <Route path="/rules">
                  <Screen title={words.common.rules}>
                    <Rules />
                  </Screen>
                </Route>
                <Route>
                  <Screen title={words.common.notFoundTitle}>
                    <NotFound />
                  </Screen>
                </Route>
              </Switch>
            </Suspense>
          </Boundary>
          <SettingsHere />
        </>
      )}
    </Language>
  );
}

/** Lie over whatever is on the screen, so that everything can be set in the middle of a game. */
function SettingsHere(): ReactNode {
  const { open } = useSettingsOpen();
  return open ? (
    <Boundary>
      <Suspense fallback={null}>
        <SettingsDialog onClose={closeSettings} />
      </Suspense>
    </Boundary>
  ) : null;
}

/** Nothing is shown before the words of the language are there; another language comes when its words have come. */
function Language({ children }: { readonly children: (words: Words) => ReactNode }): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const [language, setLanguage] = useState<{ lang: typeof lang; words: Words } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    loadWords[lang]().then(
      (words) => {
        if (!wanted) return;
        document.documentElement.lang = lang;
        setLanguage({ lang, words });
      },
      (error: unknown) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  if (language !== null) return <WordsContext value={language}>{children(language.words)}</WordsContext>;
  return failed === null ? null : <p>Everdell could not be loaded. No se pudo cargar Everdell. ↻</p>;
}
