/** Saves a file under a name, as if a link to it had been followed. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The click only starts the download, which reads from the URL for a moment longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
