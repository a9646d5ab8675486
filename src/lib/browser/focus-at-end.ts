/** Focuses a text field with the caret behind its text: browsers put it before a text that came with the field. */
export function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
