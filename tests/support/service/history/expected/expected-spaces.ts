import { listSpaceMembers, listSpaces } from '@contract/space/space';
import { listSpaceItems } from '@contract/space/space-item';
import { SHARED_IDS } from '../history-world';
import { type Comparison, REFUSED } from './list-comparison';
import type { Reader } from './reader';

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in the order of their names. */
const byName = (fields: object): string =>
  JSON.stringify(fields, (_, value: unknown) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Spaces of a member with members and items; those of others are refused. */
export function expectedSpaces({ world, facts, me }: Reader): Comparison[] {
  const { call } = world;
  const handles = new Map(facts.members.map(({ id, handle }) => [id, handle]));
  const membersOf = (spaceId: string) => facts.spaceMembers.filter(({ space }) => space === spaceId);
  const roleIn = (spaceId: string) => membersOf(spaceId).find(({ member }) => member === me.id)?.role;
  return [
    {
      name: 'spaces',
      expected: facts.spaces.flatMap(({ id, name, revision }) => {
        const role = roleIn(id);
        return role === undefined ? [] : `${id} ${name} ${role} ${revision} ${membersOf(id).length}`;
      }),
      actual: async () =>
        (await call(me.uid, listSpaces)).items.map(
          ({ id, name, role, revision, memberCount }) => `${id} ${name} ${role} ${revision} ${memberCount}`,
        ),
    },
    ...world.ids.slice(0, SHARED_IDS).flatMap((spaceId): Comparison[] => {
      const params = { spaceId };
      const isOpen = roleIn(spaceId) !== undefined;
      return [
        {
          name: `members of space ${spaceId}`,
          expected: isOpen
            ? membersOf(spaceId).map(({ member, role }) => `${handles.get(member)} ${role}`)
            : REFUSED,
          actual: async () =>
            (await call(me.uid, listSpaceMembers, { params })).items.map(
              ({ handle, role }) => `${handle} ${role}`,
            ),
        },
        {
          name: `items of space ${spaceId}`,
          expected: isOpen
            ? facts.spaceItems
                .filter(({ space, deleted }) => space === spaceId && !deleted)
                .map(({ id, revision, body }) => `${id} ${revision} ${byName(body)}`)
            : REFUSED,
          actual: async () =>
            (await call(me.uid, listSpaceItems, { params })).items.map(
              ({ id, revision, body }) => `${id} ${revision} ${byName(body ?? {})}`,
            ),
        },
      ];
    }),
  ];
}
