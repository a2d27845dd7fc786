/** A line of chat as it is kept. */
export interface SaidBody {
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}
