/** The result of a handler that writes its answer itself: nothing here, JSON of this type for the caller. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is used as `Promise<Sent<…>>`
export type Sent<_Answer> = void;
