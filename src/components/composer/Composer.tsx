import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef } from 'react';
import type { Post } from '@contract/post';
import { Menu } from '@/components/ui/Menu';
import { ApiError, NetworkError } from '@/lib/api';
import { graphemes } from '@/lib/grapheme';
import { meOptions } from '@/queries/member';
import { createPostOptions } from '@/queries/post-write';
import { AudienceFace, AudienceIcon, audienceLabel } from './AudienceFace';
import { ComposerFrame } from './ComposerFrame';
import { CounterRing } from './CounterRing';
import { newPost, obstacle } from './new-post';
import { PROMPT } from './prompt';
import { Tool } from './Tool';
import { useDraft } from './use-draft';
import { WriteField } from './WriteField';

const PollFields = lazy(() => import('./PollFields').then(({ PollFields }) => ({ default: PollFields })));

export interface ComposerProps {
  /** Under which the draft is kept: "post", "reply:<id>", "quote:<id>". */
  name: string;
  prompt?: string;
  action?: 'Post' | 'Reply';
  replyTo?: string;
  quoteOf?: string;
  focusFirst?: boolean;
  /** Typed already, before this stood. */
  typed?: string;
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
  prompt = PROMPT,
  action = 'Post',
  replyTo,
  quoteOf,
  focusFirst = false,
  typed = '',
  onSent,
}: ComposerProps) {
  const { data: me } = useQuery(meOptions());
  const { draft, change, clear, state } = useDraft(me ? `${me.id}:${name}` : null, typed);
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
    <ComposerFrame label={action === 'Reply' ? 'Write a reply' : 'Write a post'} onSubmit={send}>
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
          <Tool
            name="poll"
            pressed={draft.poll !== null}
            onClick={() => change({ poll: draft.poll ? null : { options: ['', ''], minutes: 1440 } })}
          />
          <Tool
            name="warning"
            pressed={draft.contentWarning !== null}
            onClick={() => change({ contentWarning: draft.contentWarning === null ? '' : null })}
          />
          <small className="composer-k">
            {state === 'kept' && 'Draft kept on this device'}
            {state === 'lost' && 'The draft cannot be kept: storage is full or shut'}
          </small>
        </div>
        {used > 0 && <CounterRing used={used} />}
        <Menu
          label={audienceLabel(draft.audience)}
          className="aud"
          trigger={<AudienceFace audience={draft.audience} />}
          items={(['public', 'followers'] as const).map((audience) => ({
            label: audience === 'public' ? 'Public' : 'Followers only',
            icon: <AudienceIcon audience={audience} />,
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
    </ComposerFrame>
  );
}
