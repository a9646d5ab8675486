import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef } from 'react';
import IconWarning from '~icons/tabler/alert-triangle';
import IconChevron from '~icons/tabler/chevron-down';
import IconPoll from '~icons/tabler/list-details';
import IconLock from '~icons/tabler/lock';
import IconWorld from '~icons/tabler/world';
import type { Post } from '@contract/post';
import { Face } from '@/components/ui/Face';
import { Menu } from '@/components/ui/Menu';
import { ApiError, NetworkError } from '@/lib/api';
import { graphemes } from '@/lib/grapheme';
import { meOptions } from '@/queries/member';
import { createPostOptions } from '@/queries/post-write';
import { CounterRing } from './CounterRing';
import { newPost, obstacle } from './new-post';
import { useDraft } from './use-draft';
import { WriteField } from './WriteField';

const PollFields = lazy(() => import('./PollFields').then(({ PollFields }) => ({ default: PollFields })));

interface Props {
  /** Under which the draft is kept: "post", "reply:<id>", "quote:<id>". */
  name: string;
  prompt?: string;
  action?: 'Post' | 'Reply';
  replyTo?: string;
  quoteOf?: string;
  focusFirst?: boolean;
  onSent?: (post: Post) => void;
}

const explain = (error: Error): string => {
  if (error instanceof NetworkError)
    return 'Not sent: the service cannot be reached. Your text is kept here.';
  if (error instanceof ApiError && error.problem.fields) {
    return `Not sent: ${Object.values(error.problem.fields).join(' ')}`;
  }
  return `Not sent: ${error.message}`;
};

/** Writes a post, a reply or a quote. What is typed is on disk half a second later and stays when sending fails. */
export function Composer({
  name,
  prompt = 'What is happening on your square?',
  action = 'Post',
  replyTo,
  quoteOf,
  focusFirst = false,
  onSent,
}: Props) {
  const { data: me } = useQuery(meOptions());
  const { draft, change, clear, state } = useDraft(me ? `${me.id}:${name}` : null);
  const create = useMutation(createPostOptions());
  const attempt = useRef({ body: '', key: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const used = graphemes(draft.text);
  const hindrance = obstacle(draft);

  const send = () => {
    if (hindrance || create.isPending) return field.current?.focus();
    const post = newPost(draft, { replyTo, quoteOf });
    const body = JSON.stringify(post);
    // The same words tried again are the same post: the service will not make two of them.
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    create.mutate(
      { post, key: attempt.current.key },
      {
        onSuccess: (sent) => {
          attempt.current = { body: '', key: '' };
          clear();
          onSent?.(sent);
        },
      },
    );
    return undefined;
  };

  return (
    <section className="card composer" aria-label={action === 'Reply' ? 'Write a reply' : 'Write a post'}>
      <form
        className="post-g"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <span className="post-f">
          <Face name={me?.name ?? ''} url={me?.avatarUrl ?? null} silent />
        </span>
        <div className="post-b">
          {draft.contentWarning !== null && (
            <input
              className="form-control composer-w"
              aria-label="Content warning"
              placeholder="What people should know before they read it"
              maxLength={200}
              value={draft.contentWarning}
              onChange={(event) => change({ contentWarning: event.target.value })}
            />
          )}
          <label className="visually-hidden" htmlFor={id}>
            {prompt.replace(/\?$/, '')}
          </label>
          <WriteField
            id={id}
            ref={field}
            value={draft.text}
            placeholder={prompt}
            invalid={hindrance !== null && used > 0 && create.isError}
            describedBy={create.isError ? `${id}e` : undefined}
            focusFirst={focusFirst}
            onChange={(text) => change({ text })}
            onSend={send}
          />
          {draft.poll && (
            <Suspense fallback={null}>
              <PollFields poll={draft.poll} onChange={(poll) => change({ poll })} />
            </Suspense>
          )}
          {create.isError && !create.isPending && (
            <p className="composer-e" role="alert" id={`${id}e`}>
              {explain(create.error)}{' '}
              <button type="submit" className="btn btn-link btn-sm">
                Retry
              </button>
            </p>
          )}
          <div className="composer-r">
            <div className="tools">
              <button
                type="button"
                className="ib ib-tool"
                aria-label="Poll"
                title="Poll"
                aria-pressed={draft.poll !== null}
                onClick={() => change({ poll: draft.poll ? null : { options: ['', ''], minutes: 1440 } })}
              >
                <IconPoll />
              </button>
              <button
                type="button"
                className="ib ib-tool"
                aria-label="Content warning"
                title="Content warning"
                aria-pressed={draft.contentWarning !== null}
                onClick={() => change({ contentWarning: draft.contentWarning === null ? '' : null })}
              >
                <IconWarning />
              </button>
              <small className="composer-k">
                {state === 'kept' && 'Draft kept on this device'}
                {state === 'lost' && 'The draft cannot be kept: storage is full or shut'}
              </small>
            </div>
            {used > 0 && <CounterRing used={used} />}
            <Menu
              label={`Audience: ${draft.audience === 'public' ? 'public' : 'followers only'}`}
              className="aud"
              trigger={
                <>
                  {draft.audience === 'public' ? <IconWorld /> : <IconLock />}
                  <span>{draft.audience === 'public' ? 'Public' : 'Followers'}</span>
                  <IconChevron className="ic ic-sm" />
                </>
              }
              items={(['public', 'followers'] as const).map((audience) => ({
                label: audience === 'public' ? 'Public' : 'Followers only',
                icon: audience === 'public' ? <IconWorld /> : <IconLock />,
                checked: draft.audience === audience,
                onSelect: () => change({ audience }),
              }))}
            />
            <button
              type="submit"
              className={`btn btn-primary btn-sm${create.isPending ? ' is-busy' : ''}`}
              disabled={hindrance !== null}
              aria-disabled={create.isPending}
              title={used > 0 ? (hindrance ?? undefined) : undefined}
            >
              {create.isPending && <i className="spin" aria-hidden="true" />}
              {create.isPending ? 'Sending' : action}
            </button>
          </div>
        </div>
      </form>
    </section>
  );
}
