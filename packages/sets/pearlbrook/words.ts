import { cityOf, designOf, hostOf, type Conds, type Vocabulary } from '@everdell/engine';

const OWN = 'pearlbrook';

/** How the amounts, conditions and sources of this set are read in a position. */
export const vocabulary: Partial<Vocabulary> = {
  amounts: {
    handAtEnd: (g, s, sc) => {
      const kept = s.slices.pearlbrook!.handAtPass[sc.home];
      return kept >= 0 ? kept : s.zones[g.hand[sc.home]].length;
    },
  },
  conds: {
    riverColour: (g, s, sc, data) => {
      const { colour, n } = (data as Pick<Conds, 'riverColour'>).riverColour;
      const city = cityOf(g, s, sc.home);
      let shown = 0;
      for (let i = 0; i < city.length; i++) {
        const own = designOf(g, s, city[i]);
        const host = own.set === OWN ? hostOf(s, city[i]) : -1; // other cards keep their colour
        if ((host >= 0 ? designOf(g, s, host) : own).colour === colour) shown++;
      }
      return shown >= n;
    },
  },
};
