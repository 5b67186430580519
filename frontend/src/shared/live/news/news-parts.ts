/** Parts that are loaded together. */
export { MatchAnnouncer } from './MatchAnnouncer';
export { MatchMoments } from './MatchMoments';
