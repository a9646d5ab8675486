import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpaceItemVersion } from '@contract/space/space-item';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { fieldLabel } from '@/queries/workspace/field-label';
import { type CurrentSpace, spaceItemHistoryOptions } from '@/queries/workspace/space';
import { VersionDialog } from './VersionDialog';
import './space.scss';

const MAX_VALUE_LENGTH = 60;

/** The new value of a field that a line can hold. */
function valueText(value: unknown): string {
  if (typeof value === 'string' && value.length <= MAX_VALUE_LENGTH && !/^[\da-f-]{36}$/.test(value))
    return value === '' ? ' to nothing' : ` to “${value}”`;
  return value === null ? ' to nothing' : '';
}

function changeText({ set, removed }: SpaceItemVersion, isFirst: boolean): string {
  if (removed) return 'deleted this';
  if (isFirst) return 'created this';
  const fields = Object.entries(set);
  if (fields.length === 0) return 'restored this';
  return `changed ${fields.map(([field, value]) => `${fieldLabel(field)}${valueText(value)}`).join(', ')}`;
}

interface Props {
  space: CurrentSpace;
  itemId: string;
  /** Why no version can be restored. */
  locked?: string | null;
  /** A form with older values closes. */
  onRestored?: () => void;
}

/** Who changed which field of an item when; editors restore older versions. */
export function ItemHistory({ space, itemId, locked = null, onRestored }: Props) {
  const history = useInfiniteQuery(spaceItemHistoryOptions(space.id, itemId));
  const [shown, setShown] = useState<SpaceItemVersion | null>(null);
  const versions = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const nameOf = (handle: string | null) =>
    space.members.find((member) => member.handle === handle)?.name ??
    (handle ? `@${handle}` : 'Former member');
  return (
    <section className="card space-history" aria-labelledby="history">
      <header>
        <h2 id="history">History</h2>
      </header>
      {history.isPending && <p className="space-history-note">Loading the history.</p>}
      {history.isError && (
        <p className="space-history-note">
          The history could not be loaded.{' '}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void history.refetch()}>
            Retry
          </button>
        </p>
      )}
      {locked && <p className="space-history-note">{locked}</p>}
      <ol className="space-history-list">
        {versions.map((version, at) => (
          <li key={version.revision}>
            <b dir="auto">{nameOf(version.by)}</b>{' '}
            {changeText(version, at === versions.length - 1 && !history.hasNextPage)}
            <time dateTime={version.at} title={formatDateTime(new Date(version.at))}>
              {formatRelativeTime(new Date(version.at))}
            </time>
            {at > 0 && !version.removed && !locked && space.role !== 'reader' && (
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={`Restore the version of ${formatDateTime(new Date(version.at))}`}
                onClick={() => setShown(version)}
              >
                Restore
              </button>
            )}
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Earlier changes
        </button>
      )}
      {shown && (
        <VersionDialog
          space={space}
          itemId={itemId}
          version={shown}
          onClose={() => setShown(null)}
          onRestored={onRestored}
        />
      )}
    </section>
  );
}
