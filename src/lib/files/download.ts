/** Hands a file to the reader under a name. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn; kept, it would hold the content in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
