import { isDeepStrictEqual } from 'node:util';
import type { Facts } from './facts/history-facts';
import type { HistoryWorld } from './history-world';

/** Changes that were answered are stored: the item is as the last one of them left it, or has changed again. */
function findLostChanges({ answered }: HistoryWorld, facts: Facts): string[] {
  return answered.flatMap(({ spaceId, burstAt, items }) => {
    const space = facts.spaces.find(({ id }) => id === spaceId);
    // Of a space that was deleted since.
    if (!space || space.createdAt >= burstAt) return [];
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
  ...findWrongHistories(facts),
  ...findWrongDevices(world, facts),
];
