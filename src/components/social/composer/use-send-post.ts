import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { type Draft, getDraftPictureIds } from '@/lib/storage/draft-types';
import { formatDateTime } from '@/lib/dates/relative-time';
import { showToast } from '@/lib/overlays/toast';
import { isScheduledPost, type PostResult, sendPostOptions } from '@/queries/social/mutations/post-write';
import { toNewPost } from './draft-to-post';

const isKeyReused = (error: Error): boolean =>
  error instanceof ApiError && error.problem.code === 'key-reused';

const sendErrorText = (error: Error): string => {
  if (isKeyReused(error)) {
    return 'An earlier version was already posted. Send again to post this one too.';
  }
  if (error instanceof NetworkError) return 'Not sent: the service cannot be reached. Your text is saved.';
  if (error instanceof ApiError && error.problem.fields) {
    return `Not sent: ${Object.values(error.problem.fields).join(' ')}`;
  }
  return `Not sent: ${error.message}`;
};

/** A published post appears in the lists; only queued and scheduled posts need a toast. */
function notifySent(sent: PostResult | null): void {
  if (sent === null) {
    showToast({ type: 'info', title: 'Queued', text: 'We’ll send it when you’re online.' });
  } else if (isScheduledPost(sent)) {
    const at = formatDateTime(new Date(sent.publishAt));
    showToast({ type: 'success', title: 'Scheduled', text: `We’ll publish it on ${at}.` });
  }
}

interface Options {
  /** Null until the member is known. */
  draftName: string | null;
  context: { replyTo?: string | undefined; quoteOf?: string | undefined };
  /** The stored idempotency key was used for other content: forget it. */
  onNewKey: () => void;
  onSent: (sent: PostResult | null) => void;
}

/** Sends a draft. Retries of the same content reuse one idempotency key. */
export function useSendPost({ draftName, context, onNewKey, onSent }: Options) {
  const create = useMutation(sendPostOptions());
  const attempt = useRef({ body: '', key: '' });

  const send = (draft: Draft) => {
    const post = toNewPost(draft, context);
    const { publishAt } = draft;
    const pictures = getDraftPictureIds(draft);
    const body = JSON.stringify([post, publishAt]);
    if (attempt.current.body !== body) {
      attempt.current = { body, key: draft.key ?? crypto.randomUUID() };
    }
    const sending = {
      post,
      key: attempt.current.key,
      ...(pictures.length > 0 ? { pictures } : {}),
      ...(publishAt ? { publishAt } : {}),
      ...(draftName ? { draft: { name: draftName, value: draft } } : {}),
    };
    const forget = () => {
      attempt.current = { body: '', key: '' };
    };
    create.mutate(sending, {
      onSuccess: (sent) => {
        forget();
        notifySent(sent);
        onSent(sent);
      },
      onError: (error) => {
        // The service stored another body under this key, or has deleted a picture that the draft names.
        if (isKeyReused(error) || (error instanceof ApiError && error.problem.fields?.['media'])) {
          forget();
          onNewKey();
        }
      },
    });
  };

  const { isPending, isError, error } = create;
  return { send, isPending, problem: isError && !isPending ? sendErrorText(error) : null };
}
