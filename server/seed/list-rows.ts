import type * as listSchema from '../db/schema/list';
import type * as tagSchema from '../db/schema/tag';
import { makeId } from '../db/id';

const DAY = 86_400_000;

const seedLists = [
  { by: 'ines', name: 'Food', people: ['teo', 'omar', 'dimitri', 'nadia'] },
  { by: 'ines', name: 'Choir and stage', people: ['amara', 'mateo', 'carmen'] },
  { by: 'ada', name: 'On wheels and water', people: ['yara', 'luis', 'felix'] },
];

const seedTags = [
  { by: 'ines', tags: ['harbour', 'lanternnight'] },
  { by: 'ada', tags: ['tram4'] },
];

/** What demo members read besides the people they follow. */
export function buildListRows(now: Date, idOf: (handle: string) => string) {
  const createdAt = new Date(now.getTime() - 6 * DAY);
  const lists: (typeof listSchema.lists.$inferInsert)[] = [];
  const listMembers: (typeof listSchema.listMembers.$inferInsert)[] = [];
  for (const { by, name, people } of seedLists) {
    const [id, ownerId] = [makeId(createdAt), idOf(by)];
    lists.push({ id, memberId: ownerId, name, createdAt });
    for (const handle of people) listMembers.push({ listId: id, memberId: idOf(handle), ownerId, createdAt });
  }
  const tagFollows = seedTags.flatMap(({ by, tags }): (typeof tagSchema.tagFollows.$inferInsert)[] =>
    tags.map((tag) => ({ memberId: idOf(by), tag, createdAt })),
  );
  return { lists, listMembers, tagFollows };
}
