import { isDeepStrictEqual } from 'node:util';
import { isEntryField } from '@contract/space/space-patch';
import type { Facts } from './facts/history-facts';
import { findWrongFiles } from './file-rules';
import type { HistoryWorld } from './history-world';
import { findWrongInvoices } from './invoice-rules';

/** A change of a space that was not deleted since. */
const isOfStored = ({ spaces }: Facts, { spaceId, burstAt }: HistoryWorld['answered'][number]): boolean =>
  spaces.some(({ id, createdAt }) => id === spaceId && createdAt < burstAt);

/**
 * An answer names the values that others had set since the revision that the caller had seen, and that the change
 * replaced. Left out are changes that several answers may have made.
 */
function findWrongOverwrites(world: HistoryWorld, facts: Facts): string[] {
  const answered = world.answered.filter((answer) => isOfStored(facts, answer));
  const claims = answered.flatMap(({ spaceId, items }) =>
    items.map(({ id, revision }) => `${spaceId} ${id} ${revision}`),
  );
  return answered.flatMap(({ uid, spaceId, items, overwritten, bases }) => {
    const me = facts.members.find((member) => member.uid === uid)?.id;
    return items.flatMap(({ id, kind, revision }) => {
      const isOnly = claims.filter((claim) => claim === `${spaceId} ${id} ${revision}`).length === 1;
      const changes = facts.spaceChanges.filter(({ space, item }) => space === spaceId && item === id);
      const own = changes.find((change) => change.revision === revision);
      // Of the kinds of the histories, the changes of notes are autosaves, which the history forgets.
      if (kind === 'note' || !isOnly || !own || own.member !== me) return [];
      const before = changes.filter((change) => change.revision < revision && change.member !== null);
      const expected = Object.keys(own.fields).flatMap((field) => {
        if (isEntryField(kind, field)) return [];
        const setter = before.findLast(({ fields }) => field in fields);
        const isReplaced = setter && setter.revision > (bases.get(id) ?? 0) && setter.member !== me;
        return isReplaced ? `${field} ${JSON.stringify(setter.fields[field])}` : [];
      });
      const named = overwritten
        .filter((each) => each.id === id)
        .map(({ field, value }) => `${field} ${JSON.stringify(value)}`);
      const isRight = expected.toSorted().join() === named.toSorted().join();
      return isRight ? [] : `change ${revision} of item ${id} names ${named.join()}, not ${expected.join()}`;
    });
  });
}

/** Changes that were answered are stored: the item is as the last one of them left it, or has changed again. */
function findLostChanges({ answered }: HistoryWorld, facts: Facts): string[] {
  return answered.flatMap((answer) => {
    if (!isOfStored(facts, answer)) return [];
    const { spaceId, items } = answer;
    return items.flatMap(({ id, revision, body }) => {
      const stored = facts.spaceItems.find((each) => each.space === spaceId && each.id === id);
      if (!stored || stored.revision < revision) return `change ${revision} of item ${id} is lost`;
      const isSame = isDeepStrictEqual(stored.deleted ? null : stored.body, body);
      return stored.revision === revision && !isSame ? `item ${id} is not as change ${revision} left it` : [];
    });
  });
}

/** The history of an item ends in what the item is. */
const findWrongHistories = ({ spaceItems, spaceChanges }: Facts): string[] =>
  spaceItems.flatMap(({ space, id, body, deleted }) => {
    const changes = spaceChanges.filter((each) => each.space === space && each.item === id);
    const replayed: unknown = Object.assign({}, ...changes.map(({ fields }) => fields));
    const isRight = isDeepStrictEqual(replayed, body) && changes.at(-1)?.removed === deleted;
    return isRight ? [] : `history of item ${id} does not end in the item`;
  });

/** Devices that read only what has changed have what a device that reads all would have. */
function findWrongDevices({ devices }: HistoryWorld, facts: Facts): string[] {
  return devices.flatMap(({ uid, spaceId, items }) => {
    const stored = facts.spaceItems.filter(({ space, deleted }) => space === spaceId && !deleted);
    const isSame =
      stored.length === items.size &&
      stored.every(({ id, body }) => isDeepStrictEqual(items.get(id)?.body, body));
    return isSame ? [] : `device of ${uid} differs from space ${spaceId}`;
  });
}

/** Once the devices have read all changes. */
export const findWrongSpaces = (world: HistoryWorld, facts: Facts): string[] => [
  ...findLostChanges(world, facts),
  ...findWrongOverwrites(world, facts),
  ...findWrongHistories(facts),
  ...findWrongDevices(world, facts),
  ...findWrongInvoices(facts),
  ...findWrongFiles(facts),
];
