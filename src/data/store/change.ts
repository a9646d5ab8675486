import type { SampleId } from './database';
import { mergeChange } from './merge-change';

export interface CollectionRecord {
  id: SampleId;
}

export type Change<T extends CollectionRecord> =
  | { put: T }
  | { remove: T['id'] }
  /**
   * Applies the difference of the two to the stored record. If the record was deleted it does nothing, or restores the
   * record as `to`: a member saved what they saw.
   */
  | { from: T; to: T; ifDeleted?: 'restore' };

function idOf<T extends CollectionRecord>(change: Change<T>): T['id'] {
  if ('put' in change) return change.put.id;
  return 'remove' in change ? change.remove : change.to.id;
}

/** The record after the change; undefined if there is none. */
function resolveChange<T extends CollectionRecord>(change: Change<T>, old: T | undefined): T | undefined {
  if ('put' in change) return change.put;
  if ('remove' in change) return undefined;
  if (old) return mergeChange(old, change.from, change.to);
  return change.ifDeleted === 'restore' ? change.to : undefined;
}

interface ChangedRecords<T extends CollectionRecord> {
  after: Map<SampleId, T>;
  changedIds: ReadonlySet<T['id']>;
  /** Restores what the changes set and leaves newer changes alone. */
  inverse: Change<T>[];
}

export function changeRecords<T extends CollectionRecord>(
  before: ReadonlyMap<SampleId, T>,
  changes: readonly Change<T>[],
): ChangedRecords<T> {
  const after = new Map(before);
  const inverse: Change<T>[] = [];
  for (const change of changes) {
    const id = idOf(change);
    const old = after.get(id);
    const next = resolveChange(change, old);
    if (next) after.set(id, next);
    else after.delete(id);
    if (old && next) inverse.push({ from: next, to: old });
    else if (old) inverse.push({ put: old });
    else if (next) inverse.push({ remove: id });
  }
  return { after, changedIds: new Set(changes.map(idOf)), inverse: inverse.toReversed() };
}
