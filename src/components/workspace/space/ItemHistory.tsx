import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SpaceItemVersion } from '@contract/space/space-item';
import { Timestamp } from '@/components/ui/Timestamp';
import { formatDateTime } from '@/lib/dates/relative-time';
import { fieldLabel } from '@/queries/workspace/field-label';
import { type CurrentSpace, spaceItemHistoryOptions } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { spaceHistoryText } from '@/messages/workspace/space-history';
import { VersionDialog } from './VersionDialog';
import './space.scss';

const MAX_VALUE_LENGTH = 60;

/** The field with its new value, if a line can hold the value. */
function fieldChange(field: string, value: unknown): string {
  const label = fieldLabel(field);
  if (value === null || value === '') return spaceHistoryText.fieldEmptied(label);
  if (typeof value === 'string' && value.length <= MAX_VALUE_LENGTH && !/^[\da-f-]{36}$/.test(value))
    return spaceHistoryText.fieldSet(label, value);
  return label;
}

function changeText({ set, removed }: SpaceItemVersion, member: ReactNode, isFirst: boolean): ReactNode {
  if (removed) return spaceHistoryText.deletedBy(member);
  if (isFirst) return spaceHistoryText.createdBy(member);
  const changes = Object.entries(set).map(([field, value]) => fieldChange(field, value));
  return changes.length === 0
    ? spaceHistoryText.restoredBy(member)
    : spaceHistoryText.changedBy(member, changes.join(', '));
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
    (handle ? `@${handle}` : spaceHistoryText.formerMember);
  return (
    <section className="card stack-2 p-4" aria-labelledby="history">
      <h2 id="history">{spaceHistoryText.history}</h2>
      {history.isPending && <p className="text-ink-3">{spaceHistoryText.loadingTheHistory}</p>}
      {history.isError && (
        <p className="text-ink-3">
          {spaceHistoryText.historyLoadFailed}{' '}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void history.refetch()}>
            {spaceHistoryText.retry}
          </button>
        </p>
      )}
      {locked && <p className="text-ink-3">{locked}</p>}
      <ol className="stack-2 scroll-list">
        {versions.map((version, at) => (
          <li key={version.revision} className="edge fs-md wrap-anywhere">
            {changeText(
              version,
              <b dir="auto">{nameOf(version.by)}</b>,
              at === versions.length - 1 && !history.hasNextPage,
            )}
            <Timestamp className="d-block fs-sm text-ink-3" at={version.at} form="long" />
            {at > 0 && !version.removed && !locked && space.role !== 'reader' && (
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={spaceHistoryText.restoreVersionOf(formatDateTime(new Date(version.at)))}
                onClick={() => setShown(version)}
              >
                {commonText.restore}
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
          {spaceHistoryText.earlierChanges}
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
