/**
 * The keys of a namespace as in Croatian, without the plural form `few`. A missing or extra key
 * does not compile.
 */
export type Translation<Texts> = {
  [Key in keyof Texts as Key extends `${string}_few` ? never : Key]: Texts[Key] extends string
    ? string
    : Translation<Texts[Key]>;
};
