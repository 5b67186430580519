/** A name among others that are offered with it: where several are the same, the user name tells whose. */
export const toldApart = (name: string, username: string, all: readonly string[]): string =>
  all.filter((other) => other === name).length > 1 ? `${name} (${username})` : name;
