import type { QueryClient } from '@tanstack/react-query';
import {
  allowMember,
  allowTag,
  type Reduction,
  REDUCTION_DAYS,
  reduceMember,
  reduceTag,
} from '@contract/feed/reduction';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { updateQuery } from '@/queries/optimistic';
import { enqueue } from '@/queries/outbox/registry';
import { defineHandler } from '@/queries/outbox/handler';
import { feedOptions } from '@/queries/social/feed/feed';
import type { PostRow } from '@/queries/social/post/post-page';
import { reductionsOptions } from '@/queries/social/reduction';
import { mutedWordChangesText } from '@/messages/social/changes/muted-word';

/** An author or a tag. */
export type ReducedSubject = Pick<Reduction, 'member' | 'tag'>;

interface ReductionVars extends ReducedSubject {
  /** The pick that led to the reduction. */
  postId: string | null;
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    reduction: { vars: ReductionVars; response: unknown };
  }
}

/** "@ada" or "#Lamps". */
export const subjectName = ({ member, tag }: ReducedSubject): string =>
  member ? `@${member.handle}` : `#${tag ?? ''}`;

const subjectKey = (subject: ReducedSubject): string => `reduction:${subjectName(subject).toLowerCase()}`;

const refresh = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: reductionsOptions().queryKey });

function withOptimisticReduction(
  reductions: readonly Reduction[],
  { member, tag, on }: ReductionVars,
): Reduction[] {
  const others = reductions.filter((other) => subjectKey(other) !== subjectKey({ member, tag }));
  const until = new Date(Date.now() + REDUCTION_DAYS * 86_400_000).toISOString();
  return on ? [{ member, tag, until }, ...others] : others;
}

export const reductionHandler = defineHandler<ReductionVars, unknown>({
  scope: subjectKey,
  coalesceKey: subjectKey,
  send: ({ member, tag, postId, on }, options) => {
    const body = postId === null ? {} : { postId };
    if (member) {
      const params = { handle: member.handle };
      return on
        ? callApi(reduceMember, { params, body }, options)
        : callApi(allowMember, { params }, options);
    }
    const params = { tag: (tag ?? '').toLowerCase() };
    return on ? callApi(reduceTag, { params, body }, options) : callApi(allowTag, { params }, options);
  },
  affectedKeys: () => [reductionsOptions().queryKey],
  applyOptimistic: (client, vars) =>
    updateQuery(client, reductionsOptions(), (reductions) => withOptimisticReduction(reductions, vars)),
  settle: refresh,
  rollback: refresh,
  label: ({ on }) => (on ? mutedWordChangesText.showLessInForYou : mutedWordChangesText.allowInForYouAgain),
  text: subjectName,
  failureTitle: (vars) =>
    vars.on
      ? mutedWordChangesText.showLessFailed(subjectName(vars))
      : mutedWordChangesText.allowAgainFailed(subjectName(vars)),
});

/** Returns a function that puts the pick back in its place. */
function removePick(client: QueryClient, postId: string): () => void {
  const feed = feedOptions('for-you');
  const pages = client.getQueryData(feed.queryKey)?.pages ?? [];
  const page = pages.findIndex(({ rows }) => rows.some((row) => row.postId === postId));
  const index = pages[page]?.rows.findIndex((row) => row.postId === postId) ?? -1;
  const pick = pages[page]?.rows[index];
  if (!pick) return () => undefined;
  const change = (update: (rows: PostRow[]) => PostRow[]) =>
    updateQuery(client, feed, (data) => ({
      ...data,
      pages: data.pages.map((each, at) => (at === page ? { ...each, rows: update(each.rows) } : each)),
    }));
  change((rows) => rows.filter((row) => row !== pick));
  return () =>
    change((rows) => (rows.some(({ key }) => key === pick.key) ? rows : rows.toSpliced(index, 0, pick)));
}

const enqueueReduction = (client: QueryClient, vars: ReductionVars) =>
  enqueue(client, { kind: 'reduction', vars });

/** From a pick of For you, which leaves the list. Optimistic, with Undo. */
export function showLess(client: QueryClient, { member, tag }: ReducedSubject, postId: string): void {
  const subject = { member, tag };
  const putBack = removePick(client, postId);
  void enqueueReduction(client, { ...subject, postId, on: true });
  offerUndo({
    title: mutedWordChangesText.willSeeLess(subjectName(subject)),
    text: mutedWordChangesText.willSeeLessHint(REDUCTION_DAYS),
    undo: async () => {
      await enqueueReduction(client, { ...subject, postId: null, on: false });
      putBack();
    },
  });
}

/** From the list in the settings. Optimistic, with Undo. */
export function allowAgain(client: QueryClient, { member, tag }: ReducedSubject): void {
  const set = (on: boolean) => enqueueReduction(client, { member, tag, postId: null, on });
  void set(false);
  offerUndo({
    title: mutedWordChangesText.shownAsBefore(subjectName({ member, tag })),
    undo: () => set(true),
  });
}
