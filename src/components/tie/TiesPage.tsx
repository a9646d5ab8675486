import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RightRail } from '@/components/feed/RightRail';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { type TieKind, tiesOptions } from '@/queries/tie';
import { TieRow } from './TieRow';

interface Props {
  kind: TieKind;
  /** What it means to be in the list. */
  lead: string;
  /** Shown when there is nobody. */
  empty: ReactNode;
}

/** People one has muted or blocked, with the way back. */
export function TiesPage({ kind, lead, empty }: Props) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(tiesOptions(kind));
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="cols cols-2">
      <div className="c-main">
        <PageHeader lead={lead} />
        <section className="card stream-w" aria-label="People" aria-busy={isPending}>
          {isPending && <Skeleton label="Loading people" faces rows={4} />}
          {!data && error && (
            <ErrorState title="The list did not load" error={error} retry={() => void refetch()} />
          )}
          {data && people.length === 0 && empty}
          {people.length > 0 && (
            <ul className="people">
              {people.map((tied) => (
                <TieRow key={tied.member.id} kind={kind} tied={tied} />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-disabled={isFetchingNextPage || undefined}
              onClick={() => void fetchNextPage()}
            >
              {isFetchingNextPage ? 'Loading' : 'More people'}
            </button>
          )}
        </section>
      </div>
      <RightRail />
    </div>
  );
}
