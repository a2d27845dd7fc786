import type { ModuleBridge } from '@everdell/engine';
import { withPearlbrook as bellfaireWithPearlbrook } from './bellfaire/with/pearlbrook.ts';
import { withRugwort as bellfaireWithRugwort } from './bellfaire/with/rugwort.ts';
import { withRugwort as legendsWithRugwort } from './legends/with/rugwort.ts';
import { withRugwort as moreLegendsWithRugwort } from './more-legends/with/rugwort.ts';
import { withBase as newleafWithBase } from './newleaf/with/base.ts';
import { withLegends as newleafWithLegends } from './newleaf/with/legends.ts';
import { withMoreLegends as newleafWithMoreLegends } from './newleaf/with/more-legends.ts';
import { withPearlbrook as newleafWithPearlbrook } from './newleaf/with/pearlbrook.ts';
import { withRugwort as newleafWithRugwort } from './newleaf/with/rugwort.ts';
import { withBase as nightweaveWithBase } from './nightweave/with/base.ts';
import * as nightweaveWithBellfaire from './nightweave/with/bellfaire.ts';
import { withCorrin as nightweaveWithCorrin } from './nightweave/with/corrin.ts';
import { withLegends as nightweaveWithLegends } from './nightweave/with/legends.ts';
import { withMoreLegends as nightweaveWithMoreLegends } from './nightweave/with/more-legends.ts';
import * as nightweaveWithNewleaf from './nightweave/with/newleaf.ts';
import { withoutEvents, withPearlbrook as nightweaveWithPearlbrook } from './nightweave/with/pearlbrook.ts';
import * as nightweaveWithPowers from './nightweave/with/player-powers.ts';
import { withRugwortCards as nightweaveWithRugwortCards } from './nightweave/with/rugwort-cards.ts';
import { withSpirecrest as nightweaveWithSpirecrest } from './nightweave/with/spirecrest.ts';
import { withRugwort as pearlbrookWithRugwort } from './pearlbrook/with/rugwort.ts';
import { withNightweave as powersWithNightweave } from './player-powers/with/nightweave.ts';
import { withRugwort as powersWithRugwort } from './player-powers/with/rugwort.ts';
import { withLegends as spirecrestWithLegends } from './spirecrest/with/legends.ts';
import { withMoreLegends as spirecrestWithMoreLegends } from './spirecrest/with/more-legends.ts';
import { withRugwort as spirecrestWithRugwort } from './spirecrest/with/rugwort.ts';

/** What sets say about one another, in the order in which it applies. The only place that lists it. */
export const bridges: readonly ModuleBridge[] = [
  pearlbrookWithRugwort,
  legendsWithRugwort,
  moreLegendsWithRugwort,
  bellfaireWithPearlbrook,
  bellfaireWithRugwort,
  newleafWithBase,
  newleafWithLegends,
  newleafWithMoreLegends,
  newleafWithPearlbrook,
  newleafWithRugwort,
  spirecrestWithLegends,
  spirecrestWithMoreLegends,
  spirecrestWithRugwort,
  powersWithRugwort,
  powersWithNightweave,
  nightweaveWithBase,
  nightweaveWithPowers.withPowers,
  nightweaveWithPowers.withSpringWorker,
  nightweaveWithLegends,
  nightweaveWithMoreLegends,
  nightweaveWithRugwortCards,
  nightweaveWithCorrin,
  nightweaveWithBellfaire.withMarket,
  ...nightweaveWithBellfaire.withEvents,
  nightweaveWithBellfaire.withFestival,
  nightweaveWithBellfaire.withGarlands,
  nightweaveWithBellfaire.withTwoCards,
  nightweaveWithPearlbrook,
  nightweaveWithSpirecrest,
  nightweaveWithNewleaf.withStation,
  nightweaveWithPowers.withStationAndPowers,
  nightweaveWithNewleaf.withNewleaf,
  ...nightweaveWithNewleaf.withEvents,
  nightweaveWithBellfaire.withoutBaseEvents,
  nightweaveWithNewleaf.withTwoCards,
  ...withoutEvents,
];
