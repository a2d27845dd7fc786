import { Component, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { WordsContext } from '../words/index.ts';
import { loadAnew } from './loading.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  readonly children: ReactNode;
  /** It surrounds only a part of a screen. */
  readonly inside?: boolean;
}

interface State {
  readonly error: unknown;
  readonly failures: number;
}

/** Did a part not arrive, or did the program go wrong? */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && /import|fetch|load|chunk/i.test(error.message) && error instanceof TypeError;

/**
 * Shows that a part of the client failed instead of an empty page. The first attempt to mend it keeps the page, and with
 * it a game that could not be kept in the browser; if that is not enough, the page is loaded anew.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, failures: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { error, failures } = this.state;
    if (error === null) return this.props.children;
    const tried = failures > 0;
    return (
      <WordsContext.Consumer>
        {(language) => {
          const words = language?.words.common;
          if (words === undefined) return null;
          const again = (): void => {
            if (tried) return window.location.reload();
            loadAnew();
            this.setState({ error: null, failures: failures + 1 });
          };
          const text = isMissing(error) ? (tried ? words.failedAgain : words.failed) : words.broken;
          const button = (
            <Button variant="go" size={this.props.inside ? 'normal' : 'large'} onClick={again}>
              {tried ? words.reload : words.again}
            </Button>
          );
          if (this.props.inside)
            return (
              <div role="alert">
                <p>{text}</p>
                {button}
              </div>
            );
          return (
            <Notice
              title={words.failedTitle}
              figure="critter-toad"
              detail={error instanceof Error ? error.message : ''}
              buttons={
                <>
                  {button}
                  <Button size="large" onClick={() => window.location.assign('/')}>
                    {words.toHome}
                  </Button>
                </>
              }
            >
              <p role="alert">{text}</p>
            </Notice>
          );
        }}
      </WordsContext.Consumer>
    );
  }
}
