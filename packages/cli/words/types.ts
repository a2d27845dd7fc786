/** The help of a command. */
export interface CommandHelp {
  readonly summary: string;
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
}
export type Names = Readonly<Record<string, string>>;
