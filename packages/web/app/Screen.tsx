import { useEffect, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';

let first = true;

/** Names the page; whoever came here from another screen finds the focus at its heading. */
export function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const { pageTitle } = useWords().common;
  useEffect(() => {
    document.title = title === '' ? 'Everdell' : pageTitle(title);
  }, [title, pageTitle]);
  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('#root h1') ?? document.querySelector<HTMLElement>('#root main');
    if (heading === null) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return children;
}
