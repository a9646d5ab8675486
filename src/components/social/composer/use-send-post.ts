import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, NetworkError } from '@/lib/api/client';
import { type Draft, picturesOf } from '@/lib/storage/draft';
import { fullDate } from '@/lib/dates/relative-time';
import { notify } from '@/lib/overlays/toast';
import { isScheduled, type Sent, sendPostOptions } from '@/queries/social/post/post-write';
import { newPost } from './draft-to-post';

const isReused = (error: Error): boolean => error instanceof ApiError && error.problem.code === 'key-reused';

const explain = (error: Error): string => {
  if (isReused(error)) {
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
function tell(sent: Sent | null): void {
  if (sent === null) {
    notify({ type: 'info', title: 'On its way', text: 'Until it is sent it stands in the outbox.' });
  } else if (isScheduled(sent)) {
    const at = fullDate(new Date(sent.publishAt));
    notify({ type: 'success', title: 'Scheduled', text: `It is published on ${at}.` });
  }
}

interface Options {
  /** Under which the draft is kept; null while nobody knows whose it is. */
  draftName: string | null;
  about: { replyTo?: string | undefined; quoteOf?: string | undefined };
  /** What stands there is not what was on its way before: it needs a key of its own. */
  onNewKey: () => void;
  onSent: (sent: Sent | null) => void;
}

/** Sends what a composer holds: one key for the same words however often they are tried. */
export function useSending({ draftName, about, onNewKey, onSent }: Options) {
  const create = useMutation(sendPostOptions());
  const attempt = useRef({ body: '', key: '' });

  const send = (draft: Draft) => {
    const post = newPost(draft, about);
    const { publishAt } = draft;
    const pictures = picturesOf(draft);
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
        tell(sent);
        onSent(sent);
      },
      onError: (error) => {
        // The answer that is kept under this key names a picture the service has let go of, or is of other words.
        if (isReused(error) || (error instanceof ApiError && error.problem.fields?.['media'])) {
          forget();
          onNewKey();
        }
      },
    });
  };

  const { isPending, isError, error } = create;
  return { send, isPending, problem: isError && !isPending ? explain(error) : null };
}
