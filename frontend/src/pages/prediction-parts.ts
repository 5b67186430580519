/** One file for both: each file's name costs the first page bytes. */
export { MatchPrediction } from '@/features/predictions/MatchPrediction';
export { PredictionsPage } from './PredictionsPage';
