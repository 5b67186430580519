/** The result of a handler that writes its answer itself: nothing here, JSON of this type for the caller. */
// biome-ignore lint/suspicious/noConfusingVoidType: it stands in `Promise<Sent<…>>`
export type Sent<_Answer> = void;
