import { lazy, Suspense, useId, useRef, useState } from 'react';
import { MAX_PICTURES } from '@contract/media';
import { Menu } from '@/components/ui/overlay/Menu';
import { type DraftPost, emptyDraftPost, getDraftPosts } from '@/lib/storage/draft-types';
import { pluralize } from '@/lib/text/format';
import { countGraphemes } from '@/lib/text/count-graphemes';
import { useAuth } from '@/lib/auth/use-auth';
import type { PostResult } from '@/queries/social/post/post-write';
import { AudienceButtonContent, AudienceIcon, audienceButtonLabel } from './AudienceButtonContent';
import { ComposerFrame } from './ComposerFrame';
import { ComposerToolbar } from './ComposerToolbar';
import { CharacterCounter } from './field/CharacterCounter';
import { canAddPost, sendBlocker, countMissingAlt } from './draft-to-post';
import { PieceFields } from './field/PieceFields';
import { DEFAULT_PROMPT } from './default-prompt';
import { ScheduledTime } from './schedule/ScheduledTime';
import { useDraft } from './use-draft';
import { usePictures } from './picture/use-pictures';
import { useSendPost } from './use-send-post';
import './composer.scss';

const ScheduleDialog = lazy(() =>
  import('./schedule/ScheduleDialog').then(({ ScheduleDialog }) => ({ default: ScheduleDialog })),
);

export interface ComposerProps {
  /** Under which the draft is kept: "post", "reply:<id>", "quote:<id>". */
  draftKey: string;
  prompt?: string;
  action?: 'Post' | 'Reply';
  replyTo?: string;
  quoteOf?: string;
  focusFirst?: boolean;
  /** Typed already, before this stood. */
  initialText?: string;
  /** Gets what the service made of it, or null when it waits in the outbox. */
  onSent?: (sent: PostResult | null) => void;
}

/** Writes a post, a reply, a quote or a thread. What is typed is on disk half a second later and stays when sending fails. */
export function Composer({
  draftKey: name,
  prompt = DEFAULT_PROMPT,
  action = 'Post',
  replyTo,
  quoteOf,
  focusFirst = false,
  initialText: typed = '',
  onSent,
}: ComposerProps) {
  const { user } = useAuth();
  const draftName = user ? `${user.uid}:${name}` : null;
  const { draft, change, clear, release, state } = useDraft(draftName, typed);
  const [active, setActive] = useState(0);
  const [reminded, setReminded] = useState(false);
  const [asksTime, setAsksTime] = useState(false);
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const id = useId();
  const { send, isPending, problem } = useSendPost({
    draftName,
    context: { replyTo, quoteOf },
    onNewKey: () => change({ key: null }),
    onSent: (sent) => {
      clear();
      setActive(0);
      setReminded(false);
      onSent?.(sent);
    },
  });

  const pieces = getDraftPosts(draft);
  const at = Math.min(active, pieces.length - 1);
  const piece = pieces[at] ?? emptyDraftPost;
  const used = countGraphemes(piece.text);
  const hindrance = sendBlocker(draft);
  const bare = countMissingAlt(draft);

  const changePiece = (index: number, part: (piece: DraftPost) => Partial<DraftPost>) =>
    change((now) => {
      const old = now.continued[index - 1];
      if (index === 0) return part(now);
      return old ? { continued: now.continued.with(index - 1, { ...old, ...part(old) }) } : {};
    });
  const changeActive = (part: Partial<DraftPost>) => changePiece(at, () => part);
  const { add, busy, problems } = usePictures((taken) => {
    let left = 0;
    changePiece(at, ({ pictures }) => {
      const room = MAX_PICTURES - pictures.length;
      left = Math.max(0, taken.length - room);
      return { pictures: [...pictures, ...taken.slice(0, room)] };
    });
    return left;
  });
  const extend = () => {
    change((now) => ({ continued: [...now.continued, emptyDraftPost] }));
    setActive(pieces.length);
  };

  const submit = () => {
    if (isPending || busy) return;
    if (hindrance) return fields.current[at]?.focus();
    if (bare > 0 && !reminded) return setReminded(true);
    release();
    send(draft);
    return undefined;
  };
  const sendWord = draft.publishAt ? 'Schedule' : bare > 0 && reminded ? `${action} anyway` : action;
  const problemId = problem ? `${id}e` : undefined;

  return (
    <ComposerFrame
      label={action === 'Reply' ? 'Write a reply' : 'Write a post'}
      onSubmit={submit}
      onFiles={(files) => void add(files)}
    >
      {pieces.map((one, index) => (
        <PieceFields
          key={index}
          piece={one}
          prompt={index === 0 ? prompt : 'And then?'}
          number={pieces.length > 1 ? index + 1 : null}
          invalid={hindrance !== null && used > 0 && problem !== null}
          describedBy={problemId}
          focusFirst={index === 0 ? focusFirst : index === active}
          remind={reminded}
          field={(node) => {
            fields.current[index] = node;
          }}
          onChange={(part) => changePiece(index, () => part)}
          onRemove={() => {
            change((now) => ({ continued: now.continued.toSpliced(index - 1, 1) }));
            fields.current[index - 1]?.focus();
          }}
          onFocus={() => setActive(index)}
          onFiles={(files) => void add(files)}
          onSend={submit}
        />
      ))}
      {draft.publishAt && (
        <ScheduledTime
          at={draft.publishAt}
          onChange={() => setAsksTime(true)}
          onRemove={() => change({ publishAt: null })}
        />
      )}
      <div role="status">
        {problems.map((text) => (
          <p key={text} className="composer-error">
            {text}
          </p>
        ))}
        {bare > 0 && reminded && (
          <p className="composer-error">
            {pluralize(bare, 'picture')} without a description. Describe {bare === 1 ? 'it' : 'them'}, or go
            on without.
          </p>
        )}
      </div>
      {problem && (
        <p className="composer-error" role="alert" id={problemId}>
          {problem}{' '}
          <button type="submit" className="btn btn-link btn-sm">
            Retry
          </button>
        </p>
      )}
      <div className="composer-footer">
        <div className="tools">
          <ComposerToolbar
            piece={piece}
            scheduled={draft.publishAt !== null}
            canContinue={canAddPost(draft)}
            onChange={changeActive}
            onFiles={(files) => void add(files)}
            onSchedule={() => setAsksTime(true)}
            onContinue={extend}
          />
          <small className="composer-draft-state">
            {state === 'kept' && 'Draft kept'}
            {state === 'lost' && 'Not kept: storage is full or shut'}
          </small>
        </div>
        {used > 0 && <CharacterCounter used={used} />}
        <Menu
          label={audienceButtonLabel(draft.audience)}
          className="audience-button"
          trigger={<AudienceButtonContent audience={draft.audience} />}
          items={(['public', 'followers'] as const).map((audience) => ({
            label: audience === 'public' ? 'Public' : 'Followers only',
            icon: <AudienceIcon audience={audience} />,
            checked: draft.audience === audience,
            onSelect: () => change({ audience }),
          }))}
        />
        <button
          type="submit"
          className={`btn btn-primary btn-sm${isPending ? ' is-busy' : ''}`}
          disabled={hindrance !== null}
          aria-disabled={isPending || busy}
          title={used > 0 ? (hindrance ?? undefined) : undefined}
        >
          {isPending && <i className="spin" aria-hidden="true" />}
          {isPending ? 'Sending' : sendWord}
        </button>
      </div>
      <Suspense fallback={null}>
        {asksTime && (
          <ScheduleDialog
            open
            at={draft.publishAt}
            action="Set the time"
            onClose={() => setAsksTime(false)}
            onChoose={(publishAt) => {
              change({ publishAt });
              setAsksTime(false);
            }}
          />
        )}
      </Suspense>
    </ComposerFrame>
  );
}
