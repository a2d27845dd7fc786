import { enterTable, ProtocolError, type TableAnswer } from '@everdell/protocol';
import { site } from './site.ts';

/** Comes to a table. A link that was renewed after we came by it does not shut us out. */
export async function enter(id: string, secret: string | undefined, name: string): Promise<TableAnswer> {
  if (secret === undefined) return enterTable(site(), id, { name });
  try {
    return await enterTable(site(), id, { secret, name });
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.code !== 'auth/bad_link') throw error;
    return enterTable(site(), id, { name }).catch(() => {
      throw error;
    });
  }
}
