import { lazy, Suspense, useId, useRef, useState } from 'react';
import { MAX_PICTURES } from '@contract/post/media';
import { type DraftPost, emptyDraftPost, getDraftPosts } from '@/lib/storage/draft-types';
import { insertAtCaret } from '@/lib/browser/insert-at-caret';
import { countGraphemes } from '@/lib/text/graphemes';
import { useAuth } from '@/lib/auth/use-auth';
import type { PostResult } from '@/queries/social/mutations/post/post-write';
import { AudienceMenu } from './AudienceMenu';
import { composerText } from '@/messages/social/composer';
import { ComposerFrame } from './ComposerFrame';
import { EmojiButton } from '@/components/kits/emoji/EmojiButton';
import { ComposerProblems } from './ComposerProblems';
import { ComposerToolbar } from './ComposerToolbar';
import { composerLabels } from './composer-labels';
import { CharacterCounter } from './field/CharacterCounter';
import { canAddPost, sendBlocker, countMissingAlt } from './draft-to-post';
import { PieceFields } from './field/PieceFields';
import { ScheduledTime } from './schedule/ScheduledTime';
import { useIsMounted } from '@/components/ui/hooks/use-is-mounted';
import { composerDetailsText } from '@/messages/social/composer-details';
import { useAudienceOf } from './use-audience-of';
import { type DraftChange, useDraft } from './use-draft';
import { usePictures } from './picture/use-pictures';
import { useSendPost } from './use-send-post';
import './composer.scss';

const ScheduleDialog = lazy(() =>
  import('./schedule/ScheduleDialog').then(({ ScheduleDialog }) => ({ default: ScheduleDialog })),
);

export interface ComposerProps {
  /** "post", "reply:<id>" or "quote:<id>". */
  draftKey: string;
  prompt?: string;
  action?: 'Post' | 'Reply';
  replyTo?: string;
  quoteOf?: string;
  focusFirst?: boolean;
  /** Text typed into the placeholder before the composer loaded. */
  initialText?: string;
  /** The outbox has the post, and the field is empty. */
  onHandOver?: () => void;
  /** Receives the published or scheduled post, or null while the post is queued in the outbox. */
  onSent?: (sent: PostResult | null) => void;
}

export function Composer({
  draftKey,
  prompt = composerText.prompt,
  action = 'Post',
  replyTo,
  quoteOf,
  focusFirst = false,
  initialText = '',
  onHandOver,
  onSent,
}: ComposerProps) {
  const { user } = useAuth();
  const draftName = user ? `${user.uid}:${draftKey}` : null;
  const {
    draft,
    change: changeDraft,
    handOver,
    flush,
    takeBack,
    isBlank,
    state,
  } = useDraft(draftName, initialText);
  const isForFollowers = useAudienceOf(replyTo) === 'followers';
  const audience = isForFollowers ? 'followers' : draft.audience;
  const [active, setActive] = useState(0);
  const [altReminderShown, setAltReminderShown] = useState(false);
  const [scheduling, setScheduling] = useState(false);
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const id = useId();
  const isMounted = useIsMounted();
  const { send, problem, clearProblem } = useSendPost({
    draftName,
    context: { replyTo, quoteOf },
    flush,
    takeBack: async (refused) => isMounted.current && takeBack(refused),
    onSent: (sent) => {
      // A next post may be in the field already: its author stays here.
      if (isBlank()) onSent?.(sent);
    },
  });
  const change = (part: DraftChange) => {
    clearProblem();
    changeDraft(part);
  };

  const pieces = getDraftPosts(draft);
  const activeIndex = Math.min(active, pieces.length - 1);
  const piece = pieces[activeIndex] ?? emptyDraftPost;
  const used = countGraphemes(piece.text);
  const blocker = sendBlocker(draft);
  const missingAlt = countMissingAlt(draft);

  const changePiece = (index: number, part: (piece: DraftPost) => Partial<DraftPost>) =>
    change((now) => {
      const old = now.continued[index - 1];
      if (index === 0) return part(now);
      return old ? { continued: now.continued.with(index - 1, { ...old, ...part(old) }) } : {};
    });
  const changeActive = (part: Partial<DraftPost>) => changePiece(activeIndex, () => part);
  const {
    add,
    busy,
    problems,
    clearProblems: clearFileProblems,
  } = usePictures((added) => {
    let rejected = 0;
    changePiece(activeIndex, ({ pictures }) => {
      const room = MAX_PICTURES - pictures.length;
      rejected = Math.max(0, added.length - room);
      return { pictures: [...pictures, ...added.slice(0, room)] };
    });
    return rejected;
  });
  const extend = () => {
    change((now) => ({ continued: [...now.continued, emptyDraftPost] }));
    setActive(pieces.length);
  };

  const insert = (emoji: string) =>
    changeActive({ text: insertAtCaret(fields.current[activeIndex] ?? null, piece.text, emoji) });

  const submit = () => {
    if (busy) return;
    if (blocker) return fields.current[activeIndex]?.focus();
    if (missingAlt > 0 && !altReminderShown) return setAltReminderShown(true);
    void send({ ...handOver(), audience });
    setActive(0);
    setAltReminderShown(false);
    clearFileProblems();
    fields.current[0]?.focus();
    onHandOver?.();
    return undefined;
  };
  const labels = composerLabels[action];
  const sendLabel = draft.publishAt
    ? composerDetailsText.schedule
    : missingAlt > 0 && altReminderShown
      ? labels.sendAnyway
      : labels.send;
  const problemId = problem ? `${id}e` : undefined;

  return (
    <ComposerFrame label={labels.title} onSubmit={submit} onFiles={(files) => void add(files)}>
      {pieces.map((each, index) => (
        <PieceFields
          key={index}
          piece={each}
          prompt={index === 0 ? prompt : composerDetailsText.addAnotherPost}
          number={pieces.length > 1 ? index + 1 : null}
          invalid={blocker !== null && used > 0 && problem !== null}
          describedBy={problemId}
          focusFirst={index === 0 ? focusFirst : index === active}
          remindAlt={altReminderShown}
          field={(node) => {
            fields.current[index] = node;
          }}
          onChange={(part) => {
            if (part.pictures) clearFileProblems();
            changePiece(index, () => part);
          }}
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
          onChange={() => setScheduling(true)}
          onRemove={() => change({ publishAt: null })}
        />
      )}
      <ComposerProblems
        id={`${id}e`}
        files={problems}
        isUnsaved={state === 'failed'}
        missingAlt={altReminderShown ? missingAlt : 0}
        action={action}
        refusal={problem}
      />
      <div className="composer-footer">
        <div className="composer-tools">
          <ComposerToolbar
            piece={piece}
            scheduled={draft.publishAt !== null}
            canContinue={canAddPost(draft)}
            onChange={changeActive}
            onFiles={(files) => void add(files)}
            onSchedule={() => setScheduling(true)}
            onContinue={extend}
          />
          <EmojiButton onPick={insert} />
        </div>
        <small className="flex-1 text-end fs-xs text-ink-3">
          {state === 'saved' && composerDetailsText.draftSaved}
        </small>
        {used > 0 && <CharacterCounter used={used} />}
        <AudienceMenu
          audience={audience}
          isFixed={isForFollowers}
          onChange={(next) => change({ audience: next })}
        />
        <button
          type="submit"
          className="btn btn-primary btn-sm"
          disabled={blocker !== null}
          aria-disabled={busy}
          title={used > 0 ? (blocker ?? undefined) : undefined}
        >
          {sendLabel}
        </button>
      </div>
      <Suspense fallback={null}>
        {scheduling && (
          <ScheduleDialog
            open
            at={draft.publishAt}
            action={composerDetailsText.setTime}
            canRemove
            onClose={() => setScheduling(false)}
            onChoose={(publishAt) => {
              change({ publishAt });
              setScheduling(false);
            }}
          />
        )}
      </Suspense>
    </ComposerFrame>
  );
}
