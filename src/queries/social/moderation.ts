import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import * as contract from '@contract/moderation';
import { callApi, type CallOptions } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { cursorQuery } from '@/queries/pagination';
import { defineHandler } from '@/queries/outbox/handler';

const moderationKey = ['moderation'] as const;
const reportsKey = [...moderationKey, 'reports'] as const;

export const reportsOptions = (state: contract.ReportState) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(contract.listReports, { query: { state, ...cursorQuery(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export const decisionsOptions = () =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'decisions'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(contract.listDecisions, { query: cursorQuery(pageParam) }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

export type ModerationAction =
  | { action: 'dismiss' | 'reopen'; reportId: string }
  | { action: 'hide' | 'unhide'; postId: string }
  | { action: 'suspend' | 'lift'; handle: string };

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    decision: { vars: ModerationAction; response: unknown };
  }
}

const inverseActions = {
  dismiss: 'reopen',
  reopen: 'dismiss',
  hide: 'unhide',
  unhide: 'hide',
  suspend: 'lift',
  lift: 'suspend',
} as const;

const inverseAction = (deed: ModerationAction): ModerationAction =>
  ({ ...deed, action: inverseActions[deed.action] }) as ModerationAction;

const successTitles: Record<ModerationAction['action'], string> = {
  dismiss: 'Report dismissed',
  reopen: 'Report opened again',
  hide: 'Post hidden',
  unhide: 'Post shown again',
  suspend: 'Member suspended',
  lift: 'Suspension lifted',
};

function sendAction(deed: ModerationAction, options: CallOptions): Promise<unknown> {
  if ('reportId' in deed) {
    const operation = deed.action === 'dismiss' ? contract.dismissReport : contract.reopenReport;
    return callApi(operation, { params: { reportId: deed.reportId } }, options);
  }
  if ('postId' in deed) {
    const operation = deed.action === 'hide' ? contract.hidePost : contract.unhidePost;
    return callApi(operation, { params: { postId: deed.postId } }, options);
  }
  const operation = deed.action === 'suspend' ? contract.suspendMember : contract.liftSuspension;
  return callApi(operation, { params: { handle: deed.handle } }, options);
}

/** Null if the report leaves its list. */
function reportAfterAction(report: contract.Report, deed: ModerationAction): contract.Report | null {
  if ('reportId' in deed) return report.id === deed.reportId ? null : report;
  if ('handle' in deed) {
    return report.member.handle === deed.handle
      ? { ...report, suspended: deed.action === 'suspend' }
      : report;
  }
  const { post } = report;
  return post?.id === deed.postId ? { ...report, post: { ...post, hidden: deed.action === 'hide' } } : report;
}

type ReportPages = InfiniteData<{ items: contract.Report[]; nextCursor: string | null }>;
const invalidateModeration = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: moderationKey });

const actionLabels: Record<ModerationAction['action'], string> = {
  dismiss: 'Dismiss a report',
  reopen: 'Open a report again',
  hide: 'Hide a post',
  unhide: 'Show a post again',
  suspend: 'Suspend',
  lift: 'Lift the suspension of',
};

/** No coalesce key: the log records every decision. */
export const moderationHandler = defineHandler({
  scope: (deed: ModerationAction) =>
    `decision:${'reportId' in deed ? deed.reportId : 'postId' in deed ? deed.postId : deed.handle}`,
  send: sendAction,
  affectedKeys: () => [reportsKey],
  applyOptimistic: (client, deed) =>
    void client.setQueriesData<ReportPages>(
      { queryKey: reportsKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((report) => reportAfterAction(report, deed) ?? []),
          })),
        },
    ),
  settle: invalidateModeration,
  rollback: invalidateModeration,
  label: (deed) =>
    'handle' in deed ? `${actionLabels[deed.action]} @${deed.handle}` : actionLabels[deed.action],
  failureTitle: () => 'Nothing was decided',
});

/** Optimistic, with Undo. Undo is a decision of its own in the log. */
export function moderate(client: QueryClient, deed: ModerationAction): void {
  const wish = (one: ModerationAction) => enqueue(client, { kind: 'decision', vars: one });
  void wish(deed);
  offerUndo({ title: successTitles[deed.action], undo: () => wish(inverseAction(deed)) });
}
