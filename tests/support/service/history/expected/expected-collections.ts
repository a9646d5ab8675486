import { listListMembers, listLists } from '@contract/member/list';
import { listBookmarks } from '@contract/post/bookmark';
import { listBookmarkFolders } from '@contract/post/bookmark-folder';
import { type Comparison, idsOf, walk } from './list-comparison';
import type { Reader } from './reader';

const numbered = ({ name, count }: { name: string; count: number }): string => `${name} ${count}`;

/** Folders of bookmarks and lists of people, with their numbers. */
export function expectedCollections({ world, facts, me, oracle, posts }: Reader): Comparison[] {
  const { call } = world;
  const folders = facts.folders.filter(({ member, deleted }) => member === me.id && !deleted);
  const lists = facts.lists.filter(({ member }) => member === me.id);
  const filedIn = (folder: string) =>
    facts.bookmarks.filter((each) => each.member === me.id && each.folder === folder).map(({ post }) => post);
  const peopleOf = (list: string) =>
    facts.listed.filter((each) => each.list === list).map(({ member }) => member);
  return [
    {
      name: 'folders',
      expected: folders.map(({ id, name }) => numbered({ name, count: filedIn(id).length })),
      actual: async () => (await call(me.uid, listBookmarkFolders)).items.map(numbered),
    },
    {
      name: 'lists',
      expected: lists.map(({ id, name }) => numbered({ name, count: peopleOf(id).length })),
      actual: async () => (await call(me.uid, listLists)).items.map(numbered),
    },
    ...folders.map(({ id }) => ({
      name: `folder ${id}`,
      expected: idsOf(posts.filter((post) => filedIn(id).includes(post.id) && oracle.reads(post))),
      actual: async () =>
        idsOf(await walk((query) => call(me.uid, listBookmarks, { query: { ...query, folder: id } }))),
    })),
    ...lists.map(({ id }) => ({
      name: `people of list ${id}`,
      expected: peopleOf(id).filter((member) => !oracle.isApart(member)),
      actual: async () =>
        idsOf(await walk((query) => call(me.uid, listListMembers, { params: { listId: id }, query }))),
    })),
  ];
}
