import { lazy, type Ref, Suspense, useCallback, useImperativeHandle, useRef } from 'react';
import { useFieldCompletion } from '@/components/kits/completion/use-field-completion';
import { useContentHeight } from '@/components/ui/hooks/use-content-height';
import { isOfComposition } from '@/lib/keys/composition';

const PostCompletions = lazy(() =>
  import('./PostCompletions').then(({ PostCompletions: list }) => ({ default: list })),
);

interface Props {
  id: string;
  value: string;
  placeholder: string;
  invalid: boolean;
  describedBy?: string | undefined;
  focusFirst: boolean;
  /** The look of the field. */
  className?: string;
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
  className = 'composer-text',
  onChange,
  onSend,
  ref,
}: Props) {
  const { field, setField, completion, fieldProps, listProps } = useFieldCompletion(value, onChange);
  useContentHeight(field);
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
    [focusFirst, setField],
  );
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field, [field]);

  return (
    <div className="post-field position-relative">
      <textarea
        id={id}
        ref={attach}
        className={className}
        data-autofocus={focusFirst || undefined}
        rows={1}
        dir="auto"
        placeholder={placeholder}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        {...fieldProps}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          if (isOfComposition(event.nativeEvent)) return;
          event.preventDefault();
          onSend();
        }}
      />
      {completion && field && (
        <Suspense fallback={null}>
          <PostCompletions kind={completion.kind} prefix={completion.prefix} field={field} {...listProps} />
        </Suspense>
      )}
    </div>
  );
}
