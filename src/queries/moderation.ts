import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import * as contract from '@contract/moderation';
import { call } from '@/lib/api';
import { offerUndo } from '@/lib/undo';

const key = ['moderation'] as const;
const cursorQuery = (cursor: string | null) => (cursor ? { cursor } : {});

/** Reports that wait, or that were closed; the latest first. */
export const reportsOptions = (state: contract.ReportState) =>
  infiniteQueryOptions({
    queryKey: [...key, 'reports', state],
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

function decide(deed: Deed): Promise<unknown> {
  if ('reportId' in deed) {
    const operation = deed.action === 'dismiss' ? contract.dismissReport : contract.reopenReport;
    return call(operation, { params: { reportId: deed.reportId } });
  }
  if ('postId' in deed) {
    const operation = deed.action === 'hide' ? contract.hidePost : contract.unhidePost;
    return call(operation, { params: { postId: deed.postId } });
  }
  const operation = deed.action === 'suspend' ? contract.suspendMember : contract.liftSuspension;
  return call(operation, { params: { handle: deed.handle } });
}

/** Decides, with Undo: taking a decision back is a decision of its own and stands in the log too. */
export const decideOptions = () =>
  mutationOptions({
    mutationFn: decide,
    onSuccess: (_done, deed, _result, { client }) =>
      offerUndo({
        title: done[deed.action],
        undo: async () => {
          await decide(undoing(deed));
          await client.invalidateQueries({ queryKey: key });
        },
      }),
    meta: { invalidates: [key], failure: 'Nothing was decided' },
  });
