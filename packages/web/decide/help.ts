import { create } from 'zustand';

/** Is the help open? Anything on the table screen may open it. */
export const useHelp = create<{ readonly open: boolean }>()(() => ({ open: false }));

export const openHelp = (): void => useHelp.setState({ open: true });
export const closeHelp = (): void => useHelp.setState({ open: false });
