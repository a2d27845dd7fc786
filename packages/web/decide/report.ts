import { create } from 'zustand';

/** The report that was asked for last, as lines; empty = none is shown. */
export const useReport = create<{ readonly lines: readonly string[]; readonly nth: number }>()(() => ({
  lines: [],
  nth: 0,
}));

export const tell = (lines: readonly string[]): void => useReport.setState(({ nth }) => ({ lines, nth: nth + 1 }));
export const closeReport = (): void => useReport.setState({ lines: [] });
