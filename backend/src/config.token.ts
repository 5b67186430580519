/** The injection token of the checked configuration. */
export const configToken = Symbol('kolo:config');
