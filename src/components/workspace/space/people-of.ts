import type { Person } from '@/data/task/schema';
import type { CurrentSpace } from '@/queries/workspace/space';

/** Whom tasks can name: the members of the space, or the people of the sample. */
export const peopleOf = (space: CurrentSpace | null, users: readonly Person[]): readonly Person[] =>
  space ? space.members.map(({ id, name, avatarUrl }) => ({ id, name, image: avatarUrl })) : users;
