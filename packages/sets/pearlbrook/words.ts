import { cityOf, designOf, goodsOn, hostOf, queriedSeats, type Conds, type Vocabulary } from '@everdell/engine';

const OWN = 'pearlbrook';

/** How the amounts, conditions and sources of this set are read in a position. */
export const vocabulary: Partial<Vocabulary> = {
  amounts: {
    wonders: (g, s, sc) => s.zones[g.seatZone['wonders'][sc.home]].length,
    handAtEnd: (g, s, sc) => {
      const kept = s.slices.pearlbrook!.handAtPass[sc.home];
      return kept >= 0 ? kept : s.zones[g.hand[sc.home]].length;
    },
    storedOn: (g, s, sc, data) => {
      const [card] = sc.cards[(data as { readonly storedOn: string }).storedOn] ?? [];
      return card === undefined ? 0 : g.resources.reduce((sum, _, r) => sum + goodsOn(s, card, r), 0);
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
  sources: {
    adornmentsPlayed: (g, s, sc, { of }) =>
      queriedSeats(g, sc, of).flatMap((seat) => s.zones[g.seatZone['adornmentsPlayed'][seat]]),
  },
};
