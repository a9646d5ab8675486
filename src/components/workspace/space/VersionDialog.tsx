import { useMutation, useQuery } from '@tanstack/react-query';
import type { SpaceMember } from '@contract/space/space';
import type { SpaceItemVersion } from '@contract/space/space-item';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { changedFields } from '@/data/space/version';
import { formatDateTime } from '@/lib/dates/relative-time';
import { capitalize } from '@/lib/text/format';
import { fieldLabel } from '@/queries/workspace/field-label';
import { restoreVersionOptions } from '@/queries/workspace/mutations/space/item-version';
import { currentItemOptions, type CurrentSpace, spaceItemVersionOptions } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { spaceHistoryText } from '@/messages/workspace/space-history';

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

/** Lists of texts and members by name, of other things by number. */
function valueText(value: unknown, members: readonly SpaceMember[]): string {
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value !== '')
    return UUID.test(value)
      ? (members.find(({ id }) => id === value)?.name ?? spaceHistoryText.anotherOne)
      : value;
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? spaceHistoryText.changed : spaceHistoryText.nothing;
  if (value.length === 0) return spaceHistoryText.nothing;
  return value.every((part) => typeof part === 'string')
    ? value.map((part) => valueText(part, members)).join(', ')
    : spaceHistoryText.entries(value.length);
}

interface Props {
  space: CurrentSpace;
  itemId: string;
  version: SpaceItemVersion;
  onClose: () => void;
  onRestored: (() => void) | undefined;
}

/** Shows what an older version of an item would change, and restores it. */
export function VersionDialog({ space, itemId, version, onClose, onRestored }: Props) {
  const then = useQuery(spaceItemVersionOptions(space.id, itemId, version.revision));
  const now = useQuery(currentItemOptions(itemId));
  const restore = useMutation(restoreVersionOptions());
  const fields = now.data && then.data ? changedFields(now.data, then.data.body) : null;
  const isSame = fields?.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={spaceHistoryText.restoreThisVersion}
      lead={formatDateTime(new Date(version.at))}
    >
      {then.isError ? (
        <ErrorState
          title={spaceHistoryText.versionLoadFailed}
          error={then.error}
          retry={() => void then.refetch()}
        />
      ) : isSame ? (
        <p>{spaceHistoryText.isCurrent}</p>
      ) : fields ? (
        <dl className="stack-4">
          {fields.map((field) => (
            <div className="stack-2" key={field.name}>
              <dt className="fw-semibold">{capitalize(fieldLabel(field.name))}</dt>
              <dd className="sunken m-0 py-2 px-3">
                <small className="d-block text-ink-2">{spaceHistoryText.now}</small>
                <span className="d-block scroll-list pre-wrap wrap-anywhere" dir="auto">
                  {valueText(field.now, space.members)}
                </span>
              </dd>
              <dd className="rounded-control bg-link-soft m-0 py-2 px-3">
                <small className="d-block text-ink-2">{spaceHistoryText.inThisVersion}</small>
                <span className="d-block scroll-list pre-wrap wrap-anywhere" dir="auto">
                  {valueText(field.was, space.members)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton what={spaceHistoryText.version} rows={3} />
      )}
      <DialogFooter onCancel={onClose}>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!fields || isSame || restore.isPending}
          onClick={() => {
            if (!now.data || !fields) return;
            restore.mutate({ id: itemId, kind: now.data.kind, fields });
            onClose();
            onRestored?.();
          }}
        >
          {commonText.restore}
        </button>
      </DialogFooter>
    </Dialog>
  );
}
