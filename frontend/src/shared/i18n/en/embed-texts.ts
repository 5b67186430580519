import { embed } from './embed';

/** Frames for other sites, and the dialog that offers them. */
export const embedTexts = { embed };
