import type { ComponentType } from 'react';

/** How a land is asked to be drawn. */
export interface LandProps {
  /** Of the land. */
  readonly name: string;
  /** `whole`: it is in front and has the board's room. `list`: on a phone, where it is a page. */
  readonly look: 'whole' | 'list';
}

/** What draws a land. */
export interface LandParts {
  readonly Land: ComponentType<LandProps>;
  /** What is worth knowing of it from afar, in the little room beside its name; its words are in the label. */
  readonly Facts: ComponentType<{ readonly name: string }>;
}
