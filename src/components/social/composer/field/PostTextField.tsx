import { lazy, type Ref, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { getCompletionAt } from './completion';
import type { OpenListIds } from './CompletionList';

// Needed with the first @ or # only.
const Completions = lazy(() =>
  import('./CompletionList').then(({ CompletionList: Completions }) => ({ default: Completions })),
);

interface Props {
  id: string;
  value: string;
  placeholder: string;
  invalid: boolean;
  describedBy?: string | undefined;
  focusFirst: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The field of the composer: grows with its text, completes @people and #tags, Ctrl+Enter sends. */
export function PostTextField({
  id,
  value,
  placeholder,
  invalid,
  describedBy,
  focusFirst,
  onChange,
  onSend,
  ref,
}: Props) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);
  const [list, setList] = useState<OpenListIds | null>(null);
  const focused = useRef(false);
  // Kept from key to key: another one would be told of the field anew, and draw it twice.
  const take = useCallback(
    (node: HTMLTextAreaElement | null) => {
      setField(node);
      if (!node || !focusFirst || focused.current) return;
      focused.current = true;
      node.focus({ preventScroll: true });
      node.setSelectionRange(node.value.length, node.value.length);
    },
    [focusFirst],
  );
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field, [field]);

  const found = getCompletionAt(value, caret);
  const completing = found && found.start !== closedAt ? found : null;
  const choose = (text: string) => {
    if (!completing || !field) return;
    const rest = value.slice(caret);
    const put = `${text}${/^\s/.test(rest) ? '' : ' '}`;
    onChange(value.slice(0, completing.start) + put + rest);
    const to = completing.start + put.length;
    setCaret(to);
    // After React has put the new text into the field.
    requestAnimationFrame(() => field.setSelectionRange(to, to));
  };

  return (
    <div className="post-field">
      <textarea
        id={id}
        ref={take}
        className="composer-text"
        rows={1}
        dir="auto"
        placeholder={placeholder}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={list?.listId}
        aria-activedescendant={list?.activeId}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          setClosedAt(-1);
          onChange(event.target.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setCaret(-1)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSend();
        }}
      />
      {completing && field && (
        <Suspense fallback={null}>
          <Completions
            kind={completing.kind}
            prefix={completing.prefix}
            field={field}
            onChoose={choose}
            onList={setList}
            onClose={() => setClosedAt(completing.start)}
          />
        </Suspense>
      )}
    </div>
  );
}
