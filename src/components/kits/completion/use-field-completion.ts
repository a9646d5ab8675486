import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { type Completion, getCompletionAt } from './completion';

/** For the field's aria-controls and aria-activedescendant. */
export interface OpenListIds {
  listId: string;
  activeId: string;
}

/** How much of the word behind the caret the choice has as well: "ara" of "@am|ara" for "@amara". */
function countOfWordLeft(value: string, start: number, caret: number, choice: string): number {
  const [left = ''] = /^[\p{L}\p{N}_]*/u.exec(value.slice(caret)) ?? [];
  const word = value.slice(start, caret) + left;
  return choice.toLowerCase().startsWith(word.toLowerCase()) ? left.length : 0;
}

/** Follows the caret of a text field and completes the word before it. `setField` is the ref of the field. */
export function useFieldCompletion(value: string, onChange: (text: string) => void) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);
  const [list, setList] = useState<OpenListIds | null>(null);
  const atCaret = getCompletionAt(value, caret);
  const completion: Completion | null = atCaret && atCaret.start !== closedAt ? atCaret : null;
  const choose = (text: string) => {
    if (!completion || !field) return;
    const rest = value.slice(caret + countOfWordLeft(value, completion.start, caret, text));
    const inserted = `${text}${/^\s/.test(rest) ? '' : ' '}`;
    onChange(value.slice(0, completion.start) + inserted + rest);
    const nextCaret = completion.start + inserted.length;
    setCaret(nextCaret);
    // After React has written the new value.
    requestAnimationFrame(() => field.setSelectionRange(nextCaret, nextCaret));
  };
  return {
    field,
    setField,
    completion,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': list?.listId,
      'aria-activedescendant': list?.activeId,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        setCaret(event.target.selectionStart);
        setClosedAt(-1);
        onChange(event.target.value);
      },
      onSelect: (event: SyntheticEvent<HTMLTextAreaElement>) => setCaret(event.currentTarget.selectionStart),
      onBlur: () => setCaret(-1),
    },
    listProps: {
      onChoose: choose,
      onList: setList,
      onClose: () => setClosedAt(completion?.start ?? -1),
    },
  } as const;
}
