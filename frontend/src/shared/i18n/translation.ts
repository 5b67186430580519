/**
 * The shape of a namespace in another language: the same keys as in Croatian, except the plural
 * form `few`, which only Croatian has. A missing or a surplus key does not compile.
 */
export type Translation<Texts> = {
  [Key in keyof Texts as Key extends `${string}_few` ? never : Key]: Texts[Key] extends string
    ? string
    : Translation<Texts[Key]>;
};
