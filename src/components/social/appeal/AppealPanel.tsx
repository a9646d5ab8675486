import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppealOutcome } from '@contract/moderation/own-appeal';
import { useDraftValues } from '@/components/kits/form/draft/use-form-draft';
import { Timestamp } from '@/components/ui/Timestamp';
import { ownAppealOptions } from '@/queries/social/moderation/appeal';
import { appealText } from '@/messages/social/appeal';
import { AppealForm } from './AppealForm';

const OUTCOMES: Record<AppealOutcome, string> = {
  granted: appealText.granted,
  upheld: appealText.upheld,
  expired: appealText.expired,
};

const focusOnMount = (message: HTMLParagraphElement | null): void => message?.focus();

/** The member's appeal against a hidden post, or without an id against the suspension. */
export function AppealPanel({ postId }: { postId?: string }) {
  const { data, error, refetch } = useQuery(ownAppealOptions(postId));
  const draft = useDraftValues(`own-appeal:${postId ?? 'suspension'}`, { text: '' });
  const wasRestored = draft.restoredAt !== null;
  const [writing, setWriting] = useState(wasRestored);
  const [isSent, setSent] = useState(false);
  if (error && !data) {
    return (
      <p className="mt-2 text-start">
        {appealText.loadFailed}{' '}
        <button type="button" className="btn btn-link btn-sm p-0" onClick={() => void refetch()}>
          {appealText.retry}
        </button>
      </p>
    );
  }
  if (data?.appeal) {
    const { at, outcome, text } = data.appeal;
    return (
      <div className="stack-2 mt-2 text-start">
        {/* Takes the focus of the form; a later outcome is announced. */}
        <p role="status" ref={isSent ? focusOnMount : null} tabIndex={-1}>
          {outcome ? OUTCOMES[outcome] : appealText.sent(<Timestamp at={at} form="long" />)}
        </p>
        <blockquote className="edge m-0 text-ink-2 pre-line wrap-anywhere" dir="auto">
          {text}
        </blockquote>
      </div>
    );
  }
  if (!data?.allowed) return null;
  return (
    <div className="mt-2 text-start">
      {writing ? (
        <AppealForm
          {...(postId && { postId })}
          draft={draft}
          takesFocus={!wasRestored}
          onSent={() => setSent(true)}
          onCancel={() => {
            draft.discard();
            setWriting(false);
          }}
        />
      ) : (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => setWriting(true)}>
          {appealText.appealThisDecision}
        </button>
      )}
    </div>
  );
}
