/** Of the own origin, which answers with an attachment. */
export function downloadAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has started by the next task; the URL would hold the content in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
