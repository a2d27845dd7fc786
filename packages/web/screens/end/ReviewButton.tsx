import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Boundary } from '../../app/Boundary.tsx';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';

const Review = lazy(() => import('./review/Review.tsx').then((module) => ({ default: module.Review })));

/** Opens the review of the game. */
export function ReviewButton(): ReactNode {
  const { advice, common } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const waiting = (
    <Dialog title={advice.review.title} size="wide" onClose={close}>
      <p role="status">{common.loading}</p>
    </Dialog>
  );
  return (
    <>
      <Button data-open-review onClick={() => setOpen(true)}>
        <Icon name="hint" size="1.1rem" />
        {advice.review.button}
      </Button>
      {open && (
        <Boundary inside>
          <Suspense fallback={waiting}>
            <Review onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
