/** Adds the username where several of the offered names are the same. */
export const uniqueName = (name: string, username: string, all: readonly string[]): string =>
  all.filter((other) => other === name).length > 1 ? `${name} (${username})` : name;
