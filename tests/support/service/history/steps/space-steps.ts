import { deleteSpace, putSpace, putSpaceMember, removeSpaceMember } from '@contract/space/space';
import { changeSpaceItems } from '@contract/space/space-item';
import type { HistoryWorld } from '../history-world';
import { fileChange } from './file-changes';
import { invoiceChange } from './invoice-changes';
import { pick, sharedId, withId, type Choice, type Step } from './step-makers';

const ROLES = ['owner', 'editor', 'reader'] as const;

/** Ids that all members use, the same in both spaces: of two notes and two contacts. */
const ITEMS = 4;

const contactFields = (n: number) => ({
  name: `Name ${n}`,
  email: '',
  phone: `${n}`,
  image: '',
  role: '',
  birthDate: null,
  taxId: '',
  tags: [`Tag ${n}`],
});

type ItemChange = (world: HistoryWorld, what: number, how: number) => unknown;

/** A new item, one or two of its fields, or its deletion. */
const textChange: ItemChange = ({ ids }, what, how) => {
  const isNote = what % 2 === 0;
  const whole = isNote ? { title: `Title ${how}`, text: `Text ${how}` } : contactFields(how);
  const parts = isNote
    ? [{ title: `Title ${how}` }, { text: `Text ${how}` }, { pinned: how % 2 === 0 }]
    : [{ name: `Name ${how}` }, { tags: [`Tag ${how}`] }, { phone: `${how}`, role: `Role ${how}` }];
  return {
    id: ids[what % ITEMS],
    kind: isNote ? 'note' : 'contact',
    base: how % 7,
    set: how % 2 === 0 ? whole : parts[how % 3],
    ...(how % 11 === 10 && { remove: true }),
  };
};

/** Mostly by a member of the space with one of the roles. */
const by =
  (roles: readonly string[], step: Step): Step =>
  (world, choice) => {
    const call = step(world, choice);
    const members = world.known.spaceMembers.filter(
      ({ id, role }) => id === call?.input.params?.['spaceId'] && roles.includes(role),
    );
    const member = pick(members, choice.who)?.uid;
    return call && choice.what % 6 > 0 && member !== undefined ? { ...call, uid: member } : call;
  };

const changes = (count: number, changeOf: ItemChange): Step =>
  by(
    ['owner', 'editor'],
    withId('spaceId', sharedId, changeSpaceItems, (world, { other, how }: Choice) => ({
      changes: Array.from({ length: count }, (_, n) => changeOf(world, other + n, how + n)),
    })),
  );

export const spaceSteps: Readonly<Record<string, Step>> = {
  putSpace: by(
    ['owner'],
    withId('spaceId', sharedId, putSpace, (_, { who }) => ({ name: `Space ${who}` })),
  ),
  deleteSpace: by(['owner'], withId('spaceId', sharedId, deleteSpace)),
  putSpaceMember: by(
    ['owner'],
    withId('spaceId', sharedId, putSpaceMember, (_, { what }) => ({ role: ROLES[what % 3] })),
  ),
  removeSpaceMember: by(['owner'], withId('spaceId', sharedId, removeSpaceMember)),
  leaveSpace: (world, choice) => {
    const call = by(ROLES, withId('spaceId', sharedId, removeSpaceMember))(world, choice);
    const own = world.known.members.find(({ uid }) => uid === call?.uid)?.handle ?? '';
    return call && { ...call, input: { params: { ...call.input.params, handle: own } } };
  },
  changeItem: changes(1, textChange),
  changeItems: changes(3, textChange),
  changeInvoice: changes(1, invoiceChange),
  changeInvoices: changes(3, invoiceChange),
  changeFile: changes(1, fileChange),
  changeFiles: changes(2, fileChange),
};
