import type { KnownItem } from '@everdell/game';

/** What a client knows of the log of a game: all entries from `from` to below `version`. */
export interface Story {
  readonly from: number;
  readonly version: number;
  readonly items: readonly KnownItem[];
}

export const NO_STORY: Story = { from: 0, version: 0, items: [] };

/** What came after `since` joined to what was known; where that leaves a gap, the story begins anew. */
export function joinStory(known: Story, since: number, version: number, items: readonly KnownItem[]): Story {
  const fits = since >= known.from && since <= known.version;
  const kept = fits ? known.items.filter(({ index }) => index < since) : [];
  return { from: fits ? known.from : since, version, items: takeBack([...kept, ...items], since) };
}

/** Marks what the undos among the entries from `since` on have taken back. */
function takeBack(items: readonly KnownItem[], since: number): readonly KnownItem[] {
  const undos = items.flatMap((item) => ('undo' in item && item.index >= since ? item : []));
  if (undos.length === 0) return items;
  return items.map((item) => {
    if ('undo' in item || item.takenBack) return item;
    const gone = undos.some(({ index, undo }) => item.index >= undo.to && item.index < index);
    return gone ? { ...item, takenBack: true } : item;
  });
}
