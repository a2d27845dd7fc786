import { useEffect, useState } from 'react';
import type { Catalogue } from '../../play/local/catalogue.ts';
import { catalogue } from '../../play/local/games.ts';
import { useLang } from '../../words/index.ts';

const NOTHING: Catalogue = [];

export interface CatalogueState {
  readonly state: 'waiting' | 'there' | 'failed';
  /** Empty until it is there. */
  readonly modules: Catalogue;
}

/** What can be brought to a table; asked for as soon as it is `wanted`, since all of the game has to be loaded for it. */
export function useCatalogue(wanted: boolean): CatalogueState {
  const lang = useLang();
  const [now, setNow] = useState<CatalogueState>({ state: 'waiting', modules: NOTHING });
  useEffect(() => {
    if (!wanted) return undefined;
    let live = true;
    catalogue(lang).then(
      (modules) => live && setNow({ state: 'there', modules }),
      () => live && setNow({ state: 'failed', modules: NOTHING }),
    );
    return () => {
      live = false;
    };
  }, [lang, wanted]);
  return now;
}
