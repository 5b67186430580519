/** One file for all: each file's name costs the first page bytes. */
export { MatchOutlook } from '@/features/match-outlook/MatchOutlook';
export { MatchPrediction } from '@/features/predictions/MatchPrediction';
export { PredictionsPage } from './PredictionsPage';
