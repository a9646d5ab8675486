import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import type { RelatedMember } from '@contract/member/relationship';
import { givenAnswerOptions } from '@/queries/social/member/follow-request';

interface Read {
  data: InfiniteData<{ items: readonly RelatedMember[] }> | undefined;
  dataUpdatedAt: number;
}

interface Shown {
  readAt: number;
  requests: readonly RelatedMember[];
  /** Handles of the last read. */
  waiting: ReadonlySet<string>;
}

/** The requests of the list, newest first, and those answered during this visit, which stay in place for their Undo. */
export function useShownRequests({ data, dataUpdatedAt }: Read): Shown {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ readAt: 0, requests: [], waiting: new Set() });
  if (!data || dataUpdatedAt === shown.readAt) return shown;
  const read = data.pages.flatMap(({ items }) => items);
  const waiting = new Set(read.map(({ member }) => member.handle));
  const answered = shown.requests.filter(
    ({ member: { handle } }) =>
      !waiting.has(handle) && client.getQueryData(givenAnswerOptions(handle).queryKey)?.answer,
  );
  const requests = [...read, ...answered].toSorted((a, b) => b.since.localeCompare(a.since));
  const next = { readAt: dataUpdatedAt, requests, waiting };
  setShown(next);
  return next;
}
