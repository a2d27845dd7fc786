import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../screens/home/Home.tsx';
import { loadWords, WordsContext, type Words } from '../words/index.ts';
import { Boundary } from './Boundary.tsx';
import { useSettings } from './settings.ts';

const LocalGame = lazy(() => import('../screens/LocalGame.tsx').then((m) => ({ default: m.LocalGame })));
const OnlineGame = lazy(() => import('../screens/OnlineGame.tsx').then((m) => ({ default: m.OnlineGame })));
const Rules = lazy(() => import('../screens/rules/Rules.tsx').then((m) => ({ default: m.Rules })));
const NotFound = lazy(() => import('../screens/NotFound.tsx').then((m) => ({ default: m.NotFound })));

export function App(): ReactNode {
  return (
    <Language>
      <Boundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play/:id">{({ id }) => <LocalGame key={id} id={id} />}</Route>
            <Route path="/t/:id">{({ id }) => <OnlineGame key={id} id={id} />}</Route>
            <Route path="/rules" component={Rules} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Boundary>
    </Language>
  );
}

/** Nothing is shown before the words of the language are there. */
function Language({ children }: { readonly children: ReactNode }): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const [language, setLanguage] = useState<{ lang: typeof lang; words: Words } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadWords[lang]().then((words) => {
      if (!wanted) return;
      document.documentElement.lang = lang;
      setLanguage({ lang, words });
    });
    return () => {
      wanted = false;
    };
  }, [lang]);
  return language === null ? null : <WordsContext value={language}>{children}</WordsContext>;
}

function Loading(): ReactNode {
  return (
    <WordsContext.Consumer>
      {(language) => (
        <p role="status" style={{ padding: '2rem', textAlign: 'center' }}>
          {language?.words.common.loading}
        </p>
      )}
    </WordsContext.Consumer>
  );
}
