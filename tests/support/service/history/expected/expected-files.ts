import { getFileQuota, listFileAddresses } from '@contract/space/file';
import { signAddress } from '@server/media/signed-address';
import { SHARED_IDS } from '../history-world';
import { type Comparison, REFUSED } from './list-comparison';
import type { Reader } from './reader';

/** Files of the spaces of a member, which addresses show while the member is in the space, and their bytes. */
export function expectedFiles({ world, facts, me }: Reader): Comparison[] {
  const { call, api } = world;
  const isIn = (spaceId: string): boolean =>
    facts.spaceMembers.some(({ space, member }) => space === spaceId && member === me.id);
  const used = facts.spaceFiles.filter(({ owner, space }) => owner === me.id && isIn(space));
  return [
    {
      name: 'bytes of files',
      expected: [String(used.reduce((sum, { bytes }) => sum + bytes, 0))],
      actual: async () => [String((await call(me.uid, getFileQuota)).used)],
    },
    ...world.ids.slice(0, SHARED_IDS).flatMap((spaceId): Comparison[] => {
      const files = facts.spaceFiles.filter(({ space }) => space === spaceId).slice(0, 50);
      if (files.length === 0) return [];
      const params = { spaceId };
      const query = { ids: files.map(({ id }) => id).join() };
      return [
        {
          name: `addresses of files of space ${spaceId}`,
          expected: isIn(spaceId) ? files.map(({ id }) => id) : REFUSED,
          actual: async () =>
            (await call(me.uid, listFileAddresses, { params, query })).items.map(({ id }) => id),
        },
        ...files.slice(0, 5).map(({ id, key }) => ({
          name: `content of file ${id}`,
          expected: [String(isIn(spaceId))],
          actual: async () => {
            const signed = signAddress(`${id}.${me.id}`, key, 'read', new Date());
            const { ok } = await api.request(`/files/${id}/content?member=${me.id}&${signed}`);
            return [String(ok)];
          },
        })),
      ];
    }),
  ];
}
