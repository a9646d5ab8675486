import { lazy, type Ref, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { getCompletionAt } from './completion';
import type { OpenListIds } from './CompletionList';

const CompletionList = lazy(() =>
  import('./CompletionList').then(({ CompletionList }) => ({ default: CompletionList })),
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
  // Stable: React would call a new ref with the same node on every key and render twice.
  const attach = useCallback(
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

  const atCaret = getCompletionAt(value, caret);
  const completing = atCaret && atCaret.start !== closedAt ? atCaret : null;
  const choose = (text: string) => {
    if (!completing || !field) return;
    const rest = value.slice(caret);
    const inserted = `${text}${/^\s/.test(rest) ? '' : ' '}`;
    onChange(value.slice(0, completing.start) + inserted + rest);
    const nextCaret = completing.start + inserted.length;
    setCaret(nextCaret);
    // After React has written the new value.
    requestAnimationFrame(() => field.setSelectionRange(nextCaret, nextCaret));
  };

  return (
    <div className="post-field">
      <textarea
        id={id}
        ref={attach}
        className="composer-text"
        data-autofocus={focusFirst || undefined}
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
          <CompletionList
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
