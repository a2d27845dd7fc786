/** Name and text of a card of her temper in English and Spanish. */
export interface TemperSaid {
  readonly en: readonly [name: string, text: string];
  readonly es: readonly [name: string, text: string, gender?: 'm' | 'f'];
}
