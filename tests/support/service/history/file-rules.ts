import { SpaceFile } from '@contract/space/body/file';
import type { Facts } from './facts/history-facts';

/** Uploads that an item names are there and marked, and those that items have named and name no more are deleted. */
export function findWrongFiles({ spaces, spaceItems, spaceFiles }: Facts): string[] {
  return spaces.flatMap(({ id: space }) => {
    const named = new Set(
      spaceItems.flatMap(({ space: of, kind, deleted, body }) =>
        of === space && kind === 'file' && !deleted ? Object.keys(SpaceFile.parse(body).versions) : [],
      ),
    );
    const stored = spaceFiles.filter((file) => file.space === space);
    const marked = new Set(stored.flatMap(({ id, isNamed }) => (isNamed ? id : [])));
    return [
      ...[...named].filter((id) => !marked.has(id)).map((id) => `file ${id} of an item is not stored`),
      ...[...marked].filter((id) => !named.has(id)).map((id) => `file ${id} is stored for no item`),
    ];
  });
}
