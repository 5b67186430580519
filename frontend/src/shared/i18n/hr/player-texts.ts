import { playerPage } from './player-page';

export const playerTexts = { playerPage };
