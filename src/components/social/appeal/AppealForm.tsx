import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { MAX_APPEAL_LENGTH } from '@contract/moderation/own-appeal';
import type { DraftValues } from '@/components/kits/form/draft/use-form-draft';
import { toFormError } from '@/lib/api/form-error';
import { sendAppealOptions } from '@/queries/social/moderation/appeal';
import { commonText } from '@/messages/ui/common';
import { appealText } from '@/messages/social/appeal';

const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

interface Props {
  postId?: string;
  draft: DraftValues<{ text: string }>;
  /** The button that opens the form disappears; its focus moves here. */
  takesFocus: boolean;
  onCancel: () => void;
}

export function AppealForm({ postId, draft, takesFocus, onCancel }: Props) {
  const { text } = draft.values;
  const send = useMutation(sendAppealOptions(postId));
  const id = useId();
  return (
    <form
      className="appeal-form stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (send.isPending || text.trim() === '') return;
        // The form shows a failure.
        void send.mutateAsync(text).then(draft.drop, () => undefined);
      }}
    >
      <label htmlFor={id}>{appealText.question}</label>
      <textarea
        id={id}
        className="form-control"
        rows={4}
        dir="auto"
        required
        ref={takesFocus ? focus : null}
        maxLength={MAX_APPEAL_LENGTH}
        aria-describedby={`${id}h`}
        value={text}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <small id={`${id}h`}>{appealText.charactersLeft(MAX_APPEAL_LENGTH - text.length)}</small>
      {send.error && (
        <p className="invalid-feedback d-block" role="alert">
          {toFormError(send.error).message}
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
