/** How a part beside the board is asked to be drawn. */
export interface BesideProps {
  /** `strip`: along the board. `list`: on a phone, where it has the screen for itself. */
  readonly look: 'strip' | 'list';
  readonly className?: string | undefined;
}
