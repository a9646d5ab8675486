import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_APPEAL_LENGTH } from '@contract/moderation/own-appeal';
import type { DraftValues } from '@/components/kits/form/draft/use-form-draft';
import { toFormError } from '@/lib/api/form-error';
import { sendAppealOptions } from '@/queries/social/moderation/appeal';
import { commonText } from '@/messages/ui/common';
import { appealText } from '@/messages/social/appeal';

interface Props {
  postId?: string;
  draft: DraftValues<{ text: string }>;
  /** The button that opens the form disappears; its focus moves here. */
  takesFocus: boolean;
  onSent: () => void;
  onCancel: () => void;
}

export function AppealForm({ postId, draft, takesFocus, onSent, onCancel }: Props) {
  const { text } = draft.values;
  const send = useMutation(sendAppealOptions(postId));
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const error = isMissing ? appealText.reasonMissing : send.error && toFormError(send.error).message;
  return (
    <form
      className="narrow w-100 stack-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (send.isPending) return;
        const isEmpty = text.trim() === '';
        setMissing(isEmpty);
        if (isEmpty) {
          field.current?.focus();
          return;
        }
        // The form shows a failure.
        void send.mutateAsync(text).then(
          () => {
            draft.drop();
            onSent();
          },
          () => undefined,
        );
      }}
    >
      <label htmlFor={id}>{appealText.question}</label>
      <textarea
        id={id}
        className="form-control"
        rows={4}
        dir="auto"
        required
        ref={field}
        maxLength={MAX_APPEAL_LENGTH}
        aria-invalid={isMissing || undefined}
        aria-describedby={error ? `${id}e ${id}h` : `${id}h`}
        value={text}
        onChange={({ target }) => {
          setMissing(false);
          draft.change({ text: target.value });
        }}
      />
      <small id={`${id}h`}>{appealText.charactersLeft(MAX_APPEAL_LENGTH - text.length)}</small>
      {error && (
        <p id={`${id}e`} className="invalid-feedback d-block" role="alert">
          {error}
        </p>
      )}
      <div className="d-flex flex-wrap gap-2">
        <button
          type="submit"
          className={`btn btn-sm btn-primary${send.isPending ? ' is-busy' : ''}`}
          aria-disabled={send.isPending || undefined}
        >
          {appealText.sendAppeal}
        </button>
        <button type="button" className="btn btn-sm btn-quiet" onClick={onCancel}>
          {commonText.cancel}
        </button>
      </div>
    </form>
  );
}
