import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Scrolls to what an address points at and lights it up; `open` shows it first. */
export function useAddress(
  book: RefObject<HTMLElement | null>,
  page: boolean,
  open: (id: string) => void,
): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  const goTo = useCallback((id: string) => {
    opening.current(id);
    setTarget({ id });
  }, []);
  useEffect(() => {
    if (!page) return undefined;
    const follow = (): void => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (id !== '') goTo(id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [page, goTo]);
  useEffect(() => {
    if (target === null) return;
    const thing = [...(book.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].find(
      (each) => each.dataset['at'] === target.id,
    );
    if (thing === undefined) return;
    for (const lit of book.current?.querySelectorAll('[data-lit]') ?? []) lit.removeAttribute('data-lit');
    thing.setAttribute('data-lit', '');
    thing.scrollIntoView({ block: 'center' });
    thing.focus({ preventScroll: true });
  }, [book, target]);
  return goTo;
}
