import { Component, type ReactNode } from 'react';
import { WordsContext } from '../words/index.ts';

/** Shows that a part of the client failed instead of an empty page. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <WordsContext.Consumer>
        {(language) => (
          <main style={{ padding: '2rem', textAlign: 'center' }}>
            <p role="alert">{language?.words.common.failed}</p>
            <button type="button" onClick={() => window.location.reload()}>
              {language?.words.common.again}
            </button>
          </main>
        )}
      </WordsContext.Consumer>
    );
  }
}
