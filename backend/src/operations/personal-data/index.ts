export { personalDataEntities } from './entities.js';
export { readGivenList, readList } from './erasure-list.js';
export { finishErasures } from './finish-erasures.js';
export { listedIn, replayErasures } from './replay-erasures.js';
export type { ErasedSubject } from './subject.js';
