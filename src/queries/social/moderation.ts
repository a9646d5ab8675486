import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import * as contract from '@contract/moderation';
import { call, type CallOptions } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { kind } from '@/queries/outbox/handler';

const key = ['moderation'] as const;
const reportsKey = [...key, 'reports'] as const;
const cursorQuery = (cursor: string | null) => (cursor ? { cursor } : {});

/** Reports that wait, or that were closed; the latest first. */
export const reportsOptions = (state: contract.ReportState) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listReports, { query: { state, ...cursorQuery(pageParam) } }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

/** The log of decisions, the latest first. */
export const decisionsOptions = () =>
  infiniteQueryOptions({
    queryKey: [...key, 'decisions'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listDecisions, { query: cursorQuery(pageParam) }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 10_000,
  });

/** What a decision is about. */
export type Deed =
  | { action: 'dismiss' | 'reopen'; reportId: string }
  | { action: 'hide' | 'unhide'; postId: string }
  | { action: 'suspend' | 'lift'; handle: string };

const reversed = {
  dismiss: 'reopen',
  reopen: 'dismiss',
  hide: 'unhide',
  unhide: 'hide',
  suspend: 'lift',
  lift: 'suspend',
} as const;

/** The deed that takes another back. */
const undoing = (deed: Deed): Deed => ({ ...deed, action: reversed[deed.action] }) as Deed;

const done: Record<Deed['action'], string> = {
  dismiss: 'Report dismissed',
  reopen: 'Report opened again',
  hide: 'Post hidden',
  unhide: 'Post shown again',
  suspend: 'Member suspended',
  lift: 'Suspension lifted',
};

function decide(deed: Deed, options: CallOptions): Promise<unknown> {
  if ('reportId' in deed) {
    const operation = deed.action === 'dismiss' ? contract.dismissReport : contract.reopenReport;
    return call(operation, { params: { reportId: deed.reportId } }, options);
  }
  if ('postId' in deed) {
    const operation = deed.action === 'hide' ? contract.hidePost : contract.unhidePost;
    return call(operation, { params: { postId: deed.postId } }, options);
  }
  const operation = deed.action === 'suspend' ? contract.suspendMember : contract.liftSuspension;
  return call(operation, { params: { handle: deed.handle } }, options);
}

/** A report as it stands after a deed; null where it leaves the list it is in. */
function judged(report: contract.Report, deed: Deed): contract.Report | null {
  if ('reportId' in deed) return report.id === deed.reportId ? null : report;
  if ('handle' in deed) {
    return report.member.handle === deed.handle
      ? { ...report, suspended: deed.action === 'suspend' }
      : report;
  }
  const { post } = report;
  return post?.id === deed.postId ? { ...report, post: { ...post, hidden: deed.action === 'hide' } } : report;
}

type Reports = InfiniteData<{ items: contract.Report[]; nextCursor: string | null }>;
const refresh = (client: QueryClient): void => void client.invalidateQueries({ queryKey: key });

const names: Record<Deed['action'], string> = {
  dismiss: 'Dismiss a report',
  reopen: 'Open a report again',
  hide: 'Hide a post',
  unhide: 'Show a post again',
  suspend: 'Suspend',
  lift: 'Lift the suspension of',
};

/** A decision of a moderator, for the outbox. Each stands in the log: none takes the place of another. */
export const decisionKind = kind({
  scope: (deed: Deed) =>
    `decision:${'reportId' in deed ? deed.reportId : 'postId' in deed ? deed.postId : deed.handle}`,
  send: decide,
  over: () => [reportsKey],
  show: (client, deed) =>
    void client.setQueriesData<Reports>(
      { queryKey: reportsKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((report) => judged(report, deed) ?? []),
          })),
        },
    ),
  settle: refresh,
  withdraw: refresh,
  name: (deed) => ('handle' in deed ? `${names[deed.action]} @${deed.handle}` : names[deed.action]),
  failed: () => 'Nothing was decided',
});

/** Decides: shown at once, with Undo. Taking a decision back is a decision of its own and stands in the log too. */
export function decideOn(client: QueryClient, deed: Deed): void {
  const wish = (one: Deed) => enqueue(client, { kind: 'decision', vars: one });
  void wish(deed);
  offerUndo({ title: done[deed.action], undo: () => wish(undoing(deed)) });
}
