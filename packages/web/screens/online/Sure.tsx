import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useWords } from '../../words/index.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  onYes(): void;
  onClose(): void;
}

/** Asks once more before something that others feel. */
export function Sure({ title, text, yes, onYes, onClose }: Props): ReactNode {
  const words = useWords();
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button
            variant="go"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
