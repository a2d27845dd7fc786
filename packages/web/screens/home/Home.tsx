import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../words/index.ts';

export function Home(): ReactNode {
  const words = useWords();
  return (
    <main>
      <h1>{words.common.title}</h1>
      <Link href="/play/first">Play</Link>
    </main>
  );
}
