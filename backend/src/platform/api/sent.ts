/** What a handler returns that writes its answer itself: nothing, and the caller gets the JSON of this type. */
// biome-ignore lint/suspicious/noConfusingVoidType: it stands in `Promise<Sent<…>>`
export type Sent<_Answer> = void;
