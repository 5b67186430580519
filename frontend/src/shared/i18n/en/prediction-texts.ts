import { predictions } from './predictions';

export const predictionTexts = { predictions };
