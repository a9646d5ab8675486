import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { type Draft, getDraftPictureIds } from '@/lib/storage/draft-types';
import { formatDateTime } from '@/lib/dates/relative-time';
import { showToast } from '@/lib/overlays/toast';
import { isScheduledPost, type PostResult, sendPost } from '@/queries/social/mutations/post/post-write';
import { composerDetailsText } from '@/messages/social/composer-details';
import { toNewPost } from './draft-to-post';

const isKeyReused = (error: Error): boolean =>
  error instanceof ApiError && error.problem.code === 'key-reused';

const sendErrorText = (error: Error): string => {
  if (isKeyReused(error)) {
    return composerDetailsText.earlierVersionPosted;
  }
  if (error instanceof NetworkError) return composerDetailsText.notSentUnreachable;
  if (error instanceof ApiError && error.fields) {
    return composerDetailsText.notSent(Object.values(error.fields).join(' '));
  }
  return composerDetailsText.notSent(error.message);
};

/** A published post appears in the lists; only queued and scheduled posts need a toast. */
function notifySent(sent: PostResult | null): void {
  if (sent === null) {
    showToast({
      type: 'info',
      title: composerDetailsText.queued,
      text: composerDetailsText.queuedHint,
    });
  } else if (isScheduledPost(sent)) {
    const at = formatDateTime(new Date(sent.publishAt));
    showToast({
      type: 'success',
      title: composerDetailsText.scheduled,
      text: composerDetailsText.publishesOn(at),
    });
  }
}

interface Options {
  /** Null until the member is known. */
  draftName: string | null;
  context: { replyTo?: string | undefined; quoteOf?: string | undefined };
  /** Stores what the composer holds now. */
  flush: () => Promise<void>;
  /** Stores the draft; resolves with false if the composer is closed or holds another draft by now. */
  takeBack: (draft: Draft) => Promise<boolean>;
  onSent: (sent: PostResult | null) => void;
}

/** The service stored another body under this key, or has deleted a picture that the draft names. */
const needsNewKey = (error: Error): boolean =>
  isKeyReused(error) || (error instanceof ApiError && error.problem.fields?.['media'] !== undefined);

/** Hands drafts to the outbox, which sends them one after the other. A retry of the same content reuses its key. */
export function useSendPost({ draftName, context, flush, takeBack, onSent }: Options) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const refused = useRef({ body: '', key: '' });

  const send = async (draft: Draft): Promise<void> => {
    setProblem(null);
    const post = toNewPost(draft, context);
    const { publishAt } = draft;
    const pictures = getDraftPictureIds(draft);
    const body = JSON.stringify([post, publishAt]);
    const key = refused.current.body === body ? refused.current.key : (draft.key ?? crypto.randomUUID());
    const submission = {
      post,
      key,
      ...(pictures.length > 0 ? { pictures } : {}),
      ...(publishAt ? { publishAt } : {}),
      ...(draftName ? { draft: { name: draftName, value: draft } } : {}),
    };
    try {
      // A new key: after a refusal only the same content is the same post.
      const onRejected = () => takeBack({ ...draft, key: null, wasSent: false });
      const sent = await sendPost(client, submission, { onPersisted: flush, onRejected });
      notifySent(sent);
      onSent(sent);
    } catch (error) {
      if (!(error instanceof Error)) return;
      refused.current = needsNewKey(error) ? { body: '', key: '' } : { body, key };
      setProblem(sendErrorText(error));
    }
  };

  return { send, problem, clearProblem: () => setProblem(null) };
}
