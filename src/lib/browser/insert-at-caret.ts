/**
 * The value with `text` in place of the selection of its field, which takes the focus with the caret behind the text.
 */
export function insertAtCaret(field: HTMLTextAreaElement | null, value: string, text: string): string {
  const start = field?.selectionStart ?? value.length;
  const end = field?.selectionEnd ?? start;
  const caret = start + text.length;
  // After React has written the new value.
  requestAnimationFrame(() => {
    field?.focus();
    field?.setSelectionRange(caret, caret);
  });
  return value.slice(0, start) + text + value.slice(end);
}
