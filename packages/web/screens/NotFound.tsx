import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Notice } from '../app/Notice.tsx';
import { Button } from '../kit/Button.tsx';
import { useWords } from '../words/index.ts';

export function NotFound(): ReactNode {
  const { common } = useWords();
  const [, go] = useLocation();
  return (
    <Notice
      title={common.notFoundTitle}
      figure="critter-mouse"
      buttons={
        <Button variant="go" size="large" onClick={() => go('/')}>
          {common.toHome}
        </Button>
      }
    >
      <p>{common.notFound}</p>
      <p>{common.notFoundNote}</p>
    </Notice>
  );
}
