export { currentRound, type Round, roundsOf } from '../../shared/league/rounds';
