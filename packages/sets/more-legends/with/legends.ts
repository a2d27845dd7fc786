/** Rugwort answers the Legendary cards of both packs alike. */
export { rugwortMoments } from '../../legends/with/rugwort.ts';
