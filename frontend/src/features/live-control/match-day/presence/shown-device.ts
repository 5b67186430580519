/** Devices of one grant share its label, so their number tells them apart: `Stol 1, Ana (2)`. */
export function shownDevice({ label, device }: { label: string; device: string }): string {
  const number = /^grant:\d+\/device:(\d+)$/.exec(device)?.[1];
  return number === undefined ? label : `${label} (${number})`;
}
