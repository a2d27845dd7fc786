import { create } from 'zustand';

/** Whether the settings lie open; they can be opened from anywhere. */
export const useSettingsOpen = create<{ readonly open: boolean }>()(() => ({ open: false }));

export const openSettings = (): void => useSettingsOpen.setState({ open: true });
export const closeSettings = (): void => useSettingsOpen.setState({ open: false });
