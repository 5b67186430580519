/** An SVG path over the rounds, broken where there is no place; a single place is a flat line. */
export function linesOf(places: readonly (number | null)[]): string {
  const parts = places.map((place, index) => {
    if (place === null) return '';
    const begins = (places[index - 1] ?? null) === null;
    const point = `${index} ${place - 0.5}`;
    if (!begins) return `L${point}`;
    const isAlone = (places[index + 1] ?? null) === null;
    return isAlone ? `M${point}h0.5` : `M${point}`;
  });
  return parts.join('');
}
