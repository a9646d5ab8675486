import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, NetworkError } from '@/lib/api/errors';
import { type Draft, getDraftPictureIds } from '@/lib/storage/draft-types';
import { formatDateTime } from '@/lib/dates/relative-time';
import { showToast } from '@/lib/overlays/toast';
import { isScheduledPost, type PostResult, sendPostOptions } from '@/queries/social/post/post-write';
import { toNewPost } from './draft-to-post';

const isKeyReused = (error: Error): boolean =>
  error instanceof ApiError && error.problem.code === 'key-reused';

const sendErrorText = (error: Error): string => {
  if (isKeyReused(error)) {
    return 'It had arrived before you changed it, and stands as it was. Send again to post this as well.';
  }
  if (error instanceof NetworkError)
    return 'Not sent: the service cannot be reached. Your text is kept here.';
  if (error instanceof ApiError && error.problem.fields) {
    return `Not sent: ${Object.values(error.problem.fields).join(' ')}`;
  }
  return `Not sent: ${error.message}`;
};

/** Says what became of it where no post appears. */
function notifySent(sent: PostResult | null): void {
  if (sent === null) {
    showToast({ type: 'info', title: 'On its way', text: 'Until it is sent it stands in the outbox.' });
  } else if (isScheduledPost(sent)) {
    const at = formatDateTime(new Date(sent.publishAt));
    showToast({ type: 'success', title: 'Scheduled', text: `It is published on ${at}.` });
  }
}

interface Options {
  /** Under which the draft is kept; null while nobody knows whose it is. */
  draftName: string | null;
  context: { replyTo?: string | undefined; quoteOf?: string | undefined };
  /** What stands there is not what was on its way before: it needs a key of its own. */
  onNewKey: () => void;
  onSent: (sent: PostResult | null) => void;
}

/** Sends what a composer holds: one key for the same words however often they are tried. */
export function useSendPost({ draftName, context: about, onNewKey, onSent }: Options) {
  const create = useMutation(sendPostOptions());
  const attempt = useRef({ body: '', key: '' });

  const send = (draft: Draft) => {
    const post = toNewPost(draft, about);
    const { publishAt } = draft;
    const pictures = getDraftPictureIds(draft);
    const body = JSON.stringify([post, publishAt]);
    // The same words tried again are the same post: the service will not make two of them.
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
        // The answer that is kept under this key names a picture the service has let go of, or is of other words.
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
