import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { CompletionList } from '@/components/kits/completion/CompletionList';
import { useFieldCompletion } from '@/components/kits/completion/use-field-completion';
import { Avatar } from '@/components/ui/Avatar';
import { useContentHeight } from '@/components/ui/hooks/use-content-height';
import { chatKitText } from '@/messages/ui/chat-kit';
import { findMentioned, type MentionedPerson } from './mentioned-people';

interface Props {
  id: string;
  value: string;
  placeholder: string;
  maxLength: number;
  people: readonly MentionedPerson[];
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFiles: (files: File[]) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text of a message: completes mentions, takes pasted files. */
export function ChatTextField({
  id,
  value,
  placeholder,
  maxLength,
  people,
  onChange,
  onKeyDown,
  onFiles,
  ref,
}: Props) {
  const { field, setField, completion, fieldProps, listProps } = useFieldCompletion(value, onChange);
  useContentHeight(field);
  const own = useRef<HTMLTextAreaElement>(null);
  // `field` is state, and known one render later: a field that starts with the focus would miss it.
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current, []);
  const attach = useCallback(
    (node: HTMLTextAreaElement | null) => {
      own.current = node;
      setField(node);
    },
    [setField],
  );
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {chatKitText.message}
      </label>
      <textarea
        ref={attach}
        id={id}
        className="form-control fill"
        dir="auto"
        rows={1}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        {...fieldProps}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          // The list is emptied after the event.
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
      />
      {completion?.kind === 'member' && field && (
        <CompletionList
          label={chatKitText.people}
          placement="above"
          field={field}
          prefix={completion.prefix}
          choices={findMentioned(people, completion.prefix).map(({ handle, name, image }) => ({
            text: `@${handle}`,
            icon: <Avatar name={name} url={image} size="xs" silent />,
            title: name,
            note: `@${handle}`,
          }))}
          {...listProps}
        />
      )}
    </>
  );
}
