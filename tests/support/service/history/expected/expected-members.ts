import { listDirectory } from '@contract/member/directory';
import { listFollowRequests } from '@contract/member/follow-request';
import { getMember } from '@contract/member/profile';
import { type Comparison, idsOf, REFUSED, walk } from './list-comparison';
import type { Reader } from './reader';

const PAGE = 50;

/** The directory, requests that wait, and where present and former handles lead to. */
export function expectedMembers({ world, facts, me, oracle }: Reader): Comparison[] {
  const { call, tag } = world;
  const others = facts.members.filter(({ id }) => !oracle.isApart(id));
  const isSeen = (id: string): boolean =>
    facts.members.some((member) => member.id === id && member.active) && !facts.blocks.has(`${id} ${me.id}`);
  const present = new Set(facts.members.map(({ handle }) => handle));
  const former = facts.formerHandles.filter(({ handle }) => !present.has(handle));
  const leads = [...facts.members.map(({ id, handle }) => ({ handle, member: id, held: true })), ...former];
  return [
    {
      name: 'directory',
      expected: [...idsOf(others), `total ${others.length}`],
      actual: async () => {
        const query = { q: tag, size: PAGE, sort: 'handle', order: 'asc' };
        const { items, total } = await call(me.uid, listDirectory, { query });
        return [...idsOf(items), `total ${total}`];
      },
    },
    {
      name: 'requests to follow',
      expected: idsOf(others.filter(({ id }) => facts.requests.has(`${id} ${me.id}`))),
      actual: async () =>
        idsOf(
          (await walk((query) => call(me.uid, listFollowRequests, { query }))).map(({ member }) => member),
        ),
    },
    ...leads.map(({ handle, member, held }) => ({
      name: `handle ${handle}`,
      expected: held && isSeen(member) ? [member] : REFUSED,
      actual: async () => [(await call(me.uid, getMember, { params: { handle } })).id],
    })),
  ];
}
