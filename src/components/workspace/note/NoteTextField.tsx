import { type KeyboardEvent, useRef, useState } from 'react';
import { MAX_NOTE_TEXT_LENGTH } from '@contract/space/space-limits';
import { useContentHeight } from '@/components/ui/hooks/use-content-height';
import { isOfComposition } from '@/lib/keys/composition';
import { noteText } from '@/messages/workspace/note';
import { continueList, type MarkdownEdit, toggleBold, toggleItalic } from './markdown-edits';
import { NoteToolbar } from './NoteToolbar';
import { useSelection } from './use-selection';
import { useTextHistory } from './use-text-history';

interface Props {
  text: string;
  onChange: (text: string) => void;
}

const keys: Readonly<Record<string, MarkdownEdit>> = { b: toggleBold, i: toggleItalic };

/** A text field for Markdown. */
export function NoteTextField({ text, onChange }: Props) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  useContentHeight(field);
  const selection = useSelection(field, text);
  const history = useTextHistory(text, onChange);
  // Set by the first change of a composition.
  const composing = useRef(false);

  const type = (next: string) => {
    history.record(next, composing.current);
    onChange(next);
  };
  const edit = (run: MarkdownEdit) => {
    const next = run(selection.read());
    if (next.text.length > MAX_NOTE_TEXT_LENGTH) return;
    selection.selectLater(next);
    type(next.text);
    field?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposition(event.nativeEvent)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (!isCommand && key === 'enter' && !event.shiftKey) {
      const next = continueList(selection.read());
      if (!next) return;
      event.preventDefault();
      edit(() => next);
    } else if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault();
      (key === 'y' || event.shiftKey ? history.redo : history.undo)?.();
    } else if (isCommand && keys[key]) {
      event.preventDefault();
      edit(keys[key]);
    }
  };

  return (
    <div className="d-flex flex-column flex-1 min-h-0">
      <NoteToolbar history={history} edit={edit} />
      <textarea
        ref={setField}
        className="note-textarea plain ring-inside text-ink pt-3 px-5 pb-5 fs-lg"
        aria-label={noteText.textField}
        placeholder={noteText.textFieldHint}
        dir="auto"
        maxLength={MAX_NOTE_TEXT_LENGTH}
        value={text}
        onKeyDown={onKeyDown}
        onSelect={selection.remember}
        onChange={(event) => {
          selection.remember();
          type(event.target.value);
          composing.current = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
        }}
        onCompositionEnd={() => {
          composing.current = false;
        }}
      />
    </div>
  );
}
