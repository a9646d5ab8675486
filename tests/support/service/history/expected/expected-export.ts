import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openSql } from '@server/db/sql';
import { writeArchive } from '@server/repos/data-export/archive';
import { unzip } from '../../../unzip';
import type { Comparison } from './list-comparison';
import type { Reader } from './reader';

const Rows = z.array(z.record(z.string(), z.unknown()));

async function readArchive({ world: { api }, me }: Reader): Promise<Map<string, Buffer>> {
  const path = join(api.dataDir, `${me.id}.zip`);
  await writeArchive(openSql(api.pool), {
    memberId: me.id,
    store: api.store,
    path,
    onProgress: () => Promise.resolve(),
    signal: new AbortController().signal,
  });
  const files = unzip(await readFile(path));
  await rm(path);
  return files;
}

/** The archive of a member has all that is the member's, and nothing else. */
export function expectedExport(reader: Reader): Comparison[] {
  const { facts, me } = reader;
  let archive: Promise<Map<string, Buffer>> | undefined;
  const list = (name: string, columns: readonly string[], expected: readonly string[]): Comparison => ({
    name: `${name} of the export`,
    expected,
    actual: async () => {
      archive ??= readArchive(reader);
      const rows = Rows.parse(JSON.parse((await archive).get(`${name}.json`)?.toString() ?? ''));
      return rows.map((row) => columns.map((column) => String(row[column])).join(' '));
    },
  });
  const handles = new Map(facts.members.map(({ id, handle }) => [id, handle]));
  const folders = new Map(facts.folders.map(({ id, name }) => [id, name]));
  const own = <Row extends { member: string | null }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ member }) => member === me.id);
  const postsOf = (marks: readonly { member: string; post: string }[]) => own(marks).map(({ post }) => post);
  const people = (pairs: ReadonlySet<string>, pair: (other: string) => string): string[] =>
    facts.members.filter(({ id }) => pairs.has(pair(id))).map(({ handle }) => handle);
  const spaces = own(facts.spaceMembers);
  const inside = new Set(spaces.map(({ space }) => space));
  return [
    list('profile', ['id', 'handle'], [`${me.id} ${me.handle}`]),
    list(
      'posts',
      ['id'],
      facts.posts.flatMap(({ id, author }) => (author === me.id ? id : [])),
    ),
    list(
      'messages',
      ['id'],
      facts.messages.flatMap(({ id, author }) => (author === me.id ? id : [])),
    ),
    list(
      'media',
      ['id', 'alt'],
      facts.pictures.flatMap(({ id, alt, owner }) => (owner === me.id ? `${id} ${alt}` : [])),
    ),
    list('likes', ['postId'], postsOf(facts.likes)),
    list('reposts', ['postId'], postsOf(facts.reposts)),
    list('votes', ['postId'], postsOf(facts.votes)),
    list(
      'bookmark-folders',
      ['name'],
      own(facts.folders).map(({ name }) => name),
    ),
    list(
      'bookmarks',
      ['postId', 'folder'],
      own(facts.bookmarks).map(({ post, folder }) => `${post} ${folders.get(folder ?? '') ?? null}`),
    ),
    list(
      'following',
      ['handle'],
      people(facts.follows, (other) => `${me.id} ${other}`),
    ),
    list(
      'followers',
      ['handle'],
      people(facts.follows, (other) => `${other} ${me.id}`),
    ),
    list(
      'muted-people',
      ['handle'],
      people(facts.mutes, (other) => `${me.id} ${other}`),
    ),
    list(
      'blocked-people',
      ['handle'],
      people(facts.blocks, (other) => `${me.id} ${other}`),
    ),
    list(
      'muted-words',
      ['text'],
      own(facts.words).map(({ text }) => text),
    ),
    list(
      'former-handles',
      ['handle'],
      own(facts.formerHandles).map(({ handle }) => handle),
    ),
    list(
      'notifications',
      ['kind', 'from', 'postId', 'spaceId'],
      own(facts.notifications).map(
        ({ kind, actor, post, space }) => `${kind} ${handles.get(actor)} ${post} ${space}`,
      ),
    ),
    list(
      'conversations',
      ['id'],
      own(facts.conversationMembers).map(({ conversation }) => conversation),
    ),
    list(
      'spaces',
      ['id', 'role'],
      spaces.map(({ space, role }) => `${space} ${role}`),
    ),
    list(
      'space-items',
      ['spaceId', 'id'],
      facts.spaceItems.flatMap(({ space, id }) => (inside.has(space) ? `${space} ${id}` : [])),
    ),
    list(
      'files',
      ['id'],
      facts.spaceFiles.flatMap(({ id, owner }) => (owner === me.id ? id : [])),
    ),
    list(
      'space-changes',
      ['spaceId', 'revision'],
      own(facts.spaceChanges).map(({ space, revision }) => `${space} ${revision}`),
    ),
  ];
}
