export const mainId = 'content';
