import { useLayoutEffect, useRef } from 'react';
import type { Selected } from './markdown-edits';

/** The same place in the changed text. */
function movePlace(place: number, before: string, after: string): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  if (place <= start) return place;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const isBehind = place >= before.length - end;
  return isBehind ? place + after.length - before.length : Math.min(place, after.length - end);
}

interface TextSelection {
  /** The text as shown, with its selection. */
  read: () => Selected;
  /** After the selection has moved by key, pointer or typing. */
  remember: () => void;
  /** Selects a range once `text` is shown. */
  selectLater: (selected: Selected) => void;
}

/** Keeps the caret where it is when the text changes by other hands: browsers move it to the end. */
export function useSelection(field: HTMLTextAreaElement | null, text: string): TextSelection {
  const known = useRef<Selected>({ text, start: text.length, end: text.length });
  const wanted = useRef<Selected | null>(null);

  useLayoutEffect(() => {
    const before = known.current;
    if (!field || (before.text === text && !wanted.current)) return;
    known.current =
      wanted.current?.text === text
        ? wanted.current
        : {
            text,
            start: movePlace(before.start, before.text, text),
            end: movePlace(before.end, before.text, text),
          };
    wanted.current = null;
    field.setSelectionRange(known.current.start, known.current.end);
  }, [field, text]);

  const remember = () => {
    if (field) known.current = { text: field.value, start: field.selectionStart, end: field.selectionEnd };
  };
  return {
    read: () => {
      remember();
      return known.current;
    },
    remember,
    selectLater: (selected) => {
      wanted.current = selected;
    },
  };
}
