import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  cancelAccountDeletion,
  DELETION_GRACE_DAYS,
  getAccountDeletion,
  requestAccountDeletion,
} from '@contract/account/account-deletion';
import { startDataExport } from '@contract/account/data-export';
import { createGroup, getConversation, openDirectConversation } from '@contract/message/conversation';
import { declareInterest } from '@contract/live-interest';
import { addListMember, listListMembers, putList } from '@contract/member/list';
import { getMe } from '@contract/member/member';
import { listMessages, putReaction, sendMessage } from '@contract/message/message';
import { addMutedWord } from '@contract/member/muted-word';
import { getPost } from '@contract/post/post';
import { bookmarkPost, likePost, repostPost, votePoll } from '@contract/post/post-interaction';
import { editPost } from '@contract/post/post-edit';
import { follow, getMember, pinPost, updateMe } from '@contract/member/profile';
import { putReadingPosition } from '@contract/feed/reading-position';
import { block, mute } from '@contract/member/relationship';
import { reportMessage, reportPost } from '@contract/moderation/report';
import { schedulePost } from '@contract/post/scheduled-post';
import { searchMembers } from '@contract/feed/search';
import {
  listSpaceMembers,
  listSpaces,
  putSpace,
  putSpaceMember,
  removeSpaceMember,
} from '@contract/space/space';
import { changeSpaceItems, listSpaceItemHistory, listSpaceItems } from '@contract/space/space-item';
import { followTag } from '@contract/feed/tag-follow';
import { getThread } from '@contract/post/thread';
import { openSql } from '@server/db/sql';
import { expiries } from '@server/ops/expiry';
import { runNextExport } from '@server/repos/data-export/run-exports';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { dumpDatabase } from '../../support/database/dump-database';
import { openStream } from '../../support/service/listen';
import { callAs, readProblem } from '../../support/service/call-as';
import { signInAgain } from '../../support/service/sign-in-again';
import { spaceEvent } from '../../support/space-bodies';
import { newInvoice } from '../../support/space-invoice';
import { solidPicture, uploadPicture } from '../../support/service/upload-picture';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const DAY = 86_400_000;
const afterGrace = () => new Date(Date.now() + DELETION_GRACE_DAYS * DAY + 60_000);

const requestAgain = signInAgain(api);
const callAgain = callAs(requestAgain);

const picture = await solidPicture(2, 2).png().toBuffer();
const upload = async (uid: string): Promise<string> =>
  (await uploadPicture(api.request, uid, picture, 'image/png')).id;

test('hides profile and posts at once, ends the sessions and undoes all by a sign-in', async () => {
  const { handle } = await api.me('vera');
  const post = await api.write('vera', 'Vera is here');
  await api.call('ines', follow, { params: { handle } });
  const screen = await openStream(api, 'ines', { declares: true });
  const interest = {
    params: { streamId: screen.streamId },
    body: { posts: [{ id: post.id, revision: post.revision }] },
  };
  await api.call('ines', declareInterest, interest);
  const { deletesAt } = await api.call('vera', requestAccountDeletion);
  expect(Date.parse(deletesAt) - Date.now()).toBeGreaterThan((DELETION_GRACE_DAYS - 1) * DAY);
  await screen.until((event) => event.type === 'removed' && event.postId === post.id);
  await screen.close();
  await expect(api.call('ines', getPost, { params: { postId: post.id } })).rejects.toThrow('404');
  await expect(api.call('ines', getMember, { params: { handle } })).rejects.toThrow('404');
  expect((await api.call('ines', searchMembers, { query: { q: 'vera' } })).items).toEqual([]);

  expect(await readProblem(await api.request('/me', {}, 'vera'))).toMatchObject({ code: 'signed-out' });
  expect(await readProblem(await requestAgain('/me', {}, 'vera'))).toMatchObject({
    status: 403,
    code: 'deletion-pending',
  });
  expect(await callAgain('vera', getAccountDeletion)).toEqual({ deletesAt });
  await callAgain('vera', cancelAccountDeletion);
  expect((await callAgain('vera', getMe)).handle).toBe(handle);
  expect(await callAgain('vera', getAccountDeletion)).toEqual({ deletesAt: null });
  expect((await api.call('ines', getPost, { params: { postId: post.id } })).text).toBe('Vera is here');
});

test('does not postpone the removal by a second request', async () => {
  const first = await api.call('zoe', requestAccountDeletion);
  expect(await callAgain('zoe', requestAccountDeletion)).toEqual(first);
});

test('removes the member from every table, file and event, and leaves the posts of others whole', async () => {
  const mark = 'quokka';
  const others = await api.me('ines');
  const leaving = await api.me('leaving');
  const pictureId = await upload('leaving');
  const avatar = await upload('leaving');
  await api.call('leaving', updateMe, { body: { name: `The ${mark}`, bio: `A ${mark} writes`, avatar } });
  const theirs = await api.write('ines', {
    text: 'A question of Ines',
    poll: { options: ['Yes', 'No'], minutes: 60 },
  });
  const root = await api.write('leaving', { text: `First ${mark}`, media: [{ id: pictureId, alt: mark }] });
  const answer = await api.write('ines', { text: 'Ines answers', replyTo: root.id });
  const deep = await api.write('leaving', { text: `Deep ${mark}`, replyTo: answer.id });
  const last = await api.write('ines', { text: 'Ines again', replyTo: deep.id });
  const reply = await api.write('leaving', { text: `Reply ${mark}`, replyTo: theirs.id });
  const quote = await api.write('leaving', { text: `Quote ${mark}`, quoteOf: theirs.id });
  await api.call('ines', likePost, { params: { postId: deep.id } });
  await api.call('ines', bookmarkPost, { params: { postId: root.id } });
  await api.call('ines', follow, { params: { handle: leaving.handle } });
  await api.call('ines', reportPost, {
    params: { postId: quote.id },
    body: { reason: 'spam', note: 'Look' },
  });
  const postId = theirs.id;
  for (const operation of [likePost, repostPost, bookmarkPost])
    await api.call('leaving', operation, { params: { postId } });
  await api.call('leaving', votePoll, { params: { postId }, body: { choice: 1 } });
  await api.call('leaving', follow, { params: { handle: others.handle } });
  await api.me('someone');
  await api.call('leaving', mute, { params: { handle: 'someone' } });
  await api.call('someone', block, { params: { handle: leaving.handle } });
  for (const [asker, asked] of [
    ['leaving', 'someone'],
    ['someone_else', 'leaving'],
  ] as const) {
    await api.me(asker);
    await api.pool.query(
      `INSERT INTO follow_requests SELECT a.id, b.id, now() FROM members a, members b WHERE a.uid = $1 AND b.uid = $2`,
      [asker, asked],
    );
  }
  await api.call('leaving', pinPost, { params: { postId: root.id } });
  await api.call('leaving', editPost, {
    params: { postId: root.id },
    body: { text: `Edited ${mark}`, contentWarning: null },
  });
  await api.call('leaving', addMutedWord, { body: { text: mark } });
  await api.call('leaving', followTag, { params: { tag: mark } });
  const listOf = async (uid: string, name: string, handle: string) => {
    const { id: listId } = await api.call(uid, putList, { params: { listId: randomUUID() }, body: { name } });
    await api.call(uid, addListMember, { params: { listId, handle } });
    return listId;
  };
  await listOf('leaving', `List of a ${mark}`, others.handle);
  const theirList = await listOf('ines', 'People who leave', leaving.handle);
  await api.call('leaving', schedulePost, {
    body: { post: { text: `Later ${mark}` }, publishAt: new Date(Date.now() + DAY).toISOString() },
  });
  await api.call('leaving', putReadingPosition, {
    body: { list: 'following', postId: theirs.id, at: theirs.createdAt },
  });
  const direct = await api.call('leaving', openDirectConversation, { params: { handle: others.handle } });
  const group = await api.call('leaving', createGroup, {
    body: { name: 'A choir', members: [others.handle] },
  });
  const inDirect = { params: { conversationId: direct.id } };
  const note = (uid: string, conversationId: string, text: string, replyTo?: string) =>
    api.call(uid, sendMessage, {
      params: { conversationId },
      body: { id: randomUUID(), text, replyTo },
    });
  const secret = await note('leaving', direct.id, `A ${mark} writes to Ines`);
  const back = await note('ines', direct.id, 'Ines writes back', secret.id);
  await api.call('ines', reportMessage, { params: { messageId: secret.id }, body: { reason: 'spam' } });
  await note('leaving', group.id, `A ${mark} sings`);
  await note('ines', group.id, 'Ines sings');
  await api.call('leaving', putReaction, { params: { messageId: back.id }, body: { emoji: '🎉' } });
  const space = async (uid: string, name: string) =>
    (await api.call(uid, putSpace, { params: { spaceId: randomUUID() }, body: { name } })).id;
  const invite = (uid: string, spaceId: string, handle: string) =>
    api.call(uid, putSpaceMember, { params: { spaceId, handle }, body: { role: 'editor' } });
  const ownSpace = await space('leaving', `Space of a ${mark}`);
  const passedOn = await space('leaving', 'Passed on');
  const formerSpace = await space('ines', 'Left before');
  await invite('leaving', passedOn, others.handle);
  await invite('ines', formerSpace, leaving.handle);
  const taskId = randomUUID();
  const comment = (fromId: string, text: string) => ({
    id: randomUUID(),
    fromId,
    text,
    at: '2026-11-23T09:00:00.000Z',
    helpfulBy: [others.id, leaving.id],
    replyTo: null,
  });
  const task = {
    columnId: randomUUID(),
    order: 1,
    title: 'A shared task',
    text: '',
    priority: 'Low',
    labels: [],
    memberIds: [leaving.id, others.id],
    dueDate: null,
    createdAt: '2026-11-23T09:00:00.000Z',
    checklist: [],
    attachments: [],
    comments: [comment(leaving.id, `A ${mark} comments`), comment(others.id, 'Ines comments')],
    activity: [],
  };
  for (const spaceId of [ownSpace, passedOn, formerSpace]) {
    const change = (set: object) =>
      api.call('leaving', changeSpaceItems, {
        params: { spaceId },
        body: { changes: [{ id: taskId, kind: 'task', base: 0, set }] },
      });
    await change(task);
    await change({ title: 'A task' });
  }
  await api.call('leaving', removeSpaceMember, { params: { spaceId: formerSpace, handle: leaving.handle } });
  await api.call('leaving', startDataExport);
  await runNextExport(openSql(api.pool), () => new Date(), api.store, new AbortController().signal);
  const marks = [
    leaving.id,
    leaving.handle,
    leaving.email ?? '',
    mark,
    pictureId,
    avatar,
    ...[root, deep, reply, quote, secret].map(({ id }) => id),
  ];
  const before = await dumpDatabase(api.pool);
  for (const each of marks) expect(before).toContain(each);

  await api.call('leaving', requestAccountDeletion);
  const deleted: string[] = [];
  const parts = {
    store: api.store,
    deleteIdentity: (uid: string) => Promise.resolve(void deleted.push(uid)),
  };
  const db = openSql(api.pool);
  expect(await removeDueMembers(db, new Date(), parts)).toBe(0);
  const later = afterGrace();
  await removeDueMembers(db, later, parts);
  for (const expire of Object.values(expiries)) await expire(db, later);

  expect(deleted).toContain('leaving');
  const after = (await dumpDatabase(api.pool)).split('\n');
  for (const each of marks) expect(after.filter((row) => row.includes(each))).toEqual([]);
  const files = [...(await readdir(api.mediaDir)), ...(await readdir(api.exportDir))];
  expect(files.filter((name) => name.includes(pictureId) || name.includes(avatar))).toEqual([]);
  expect(await readdir(api.exportDir)).toEqual([]);

  const question = await api.call('ines', getPost, { params: { postId: theirs.id } });
  expect(question.counts).toEqual({ replies: 0, reposts: 0, likes: 0, quotes: 0 });
  expect(question.poll?.options.map(({ votes }) => votes)).toEqual([0, 0]);
  // Ines follows Vera of the first test.
  const inList = { params: { listId: theirList } };
  expect((await api.call('ines', listListMembers, inList)).items).toEqual([]);
  expect((await api.me('ines')).counts).toMatchObject({ following: 1, followers: 0 });
  expect((await api.call('ines', listMessages, inDirect)).items).toMatchObject([
    { text: 'Ines writes back', replyTo: null, reactions: [] },
  ]);
  expect(await api.call('ines', getConversation, inDirect)).toMatchObject({
    barrier: 'unavailable',
    members: [{ handle: others.handle }],
  });
  const inGroup = { params: { conversationId: group.id } };
  expect((await api.call('ines', getConversation, inGroup)).role).toBe('owner');
  expect((await api.call('ines', listSpaces)).items).toMatchObject([
    { id: formerSpace, role: 'owner' },
    { id: passedOn, role: 'owner' },
  ]);
  for (const spaceId of [formerSpace, passedOn]) {
    const [item] = (await api.call('ines', listSpaceItems, { params: { spaceId } })).items;
    expect(item).toMatchObject({
      changedBy: null,
      body: {
        title: 'A task',
        memberIds: [others.id],
        comments: [{ text: 'Ines comments', helpfulBy: [others.id] }],
      },
    });
    const history = await api.call('ines', listSpaceItemHistory, { params: { spaceId, itemId: taskId } });
    expect(history.items).toMatchObject([{ by: null, set: { title: 'A task' } }]);
    const people = await api.call('ines', listSpaceMembers, { params: { spaceId } });
    expect(people.items).toMatchObject([{ handle: others.handle }]);
  }
  const orphan = await api.call('ines', getPost, { params: { postId: last.id } });
  expect(orphan).toMatchObject({ text: 'Ines again', replyTo: null, repliesToHidden: true });
  const thread = await api.call('ines', getThread, { params: { postId: answer.id } });
  expect(thread.post).toMatchObject({ text: 'Ines answers', repliesToHidden: true });
});

test('ends, however many items of a space contain the id of the member as a part of a text', async () => {
  const { id } = await api.me('quoted');
  await api.me('kofi');
  const spaceId = randomUUID();
  await api.call('kofi', putSpace, { params: { spaceId }, body: { name: 'Notes' } });
  await api.call('kofi', putSpaceMember, { params: { spaceId, handle: 'quoted' }, body: { role: 'editor' } });
  const notes = Array.from({ length: 120 }, () => randomUUID());
  const change = (noteId: string) => ({
    id: noteId,
    kind: 'note',
    base: 0,
    set: { title: 'A note', text: `See /u/${id}` },
  });
  for (let at = 0; at < notes.length; at += 40)
    await api.call('kofi', changeSpaceItems, {
      params: { spaceId },
      body: { changes: notes.slice(at, at + 40).map(change) },
    });
  await api.call('quoted', requestAccountDeletion);
  expect(await removeDueMembers(openSql(api.pool), afterGrace(), { store: api.store })).toBeGreaterThan(0);
  const space = await api.call('kofi', listSpaceItems, { params: { spaceId } });
  expect([space.items.length, space.revision]).toEqual([120, 120]);
  expect((await api.call('kofi', listSpaceMembers, { params: { spaceId } })).items).toHaveLength(1);
});

test('leaves items of a space readable that named the member, also as a text and as the id of another item', async () => {
  const { id } = await api.me('going');
  const { id: staying } = await api.me('staying');
  const spaceId = randomUUID();
  const params = { spaceId };
  await api.call('staying', putSpace, { params, body: { name: 'Rounds' } });
  await api.call('staying', putSpaceMember, {
    params: { spaceId, handle: 'going' },
    body: { role: 'editor' },
  });
  const [eventId, noteId, invoiceId] = [randomUUID(), randomUUID(), randomUUID()];
  const going = [id, staying].map((memberId) => ({ memberId, day: '2031-03-03' }));
  const changes = [
    { id: eventId, kind: 'event', base: 0, set: { ...spaceEvent, going, guestIds: [id, staying] } },
    { id: noteId, kind: 'note', base: 0, set: { title: id, text: '' } },
    newInvoice(invoiceId, { userId: id }),
  ];
  await api.call('going', changeSpaceItems, { params, body: { changes } });
  await api.call('going', requestAccountDeletion);
  expect(await removeDueMembers(openSql(api.pool), afterGrace(), { store: api.store })).toBeGreaterThan(0);
  const { items } = await api.call('staying', listSpaceItems, { params });
  const bodyOf = (itemId: string) => items.find((item) => item.id === itemId)?.body;
  expect(bodyOf(eventId)).toMatchObject({ going: going.slice(1), guestIds: [staying] });
  expect(bodyOf(noteId)).toMatchObject({ title: id });
  expect(bodyOf(invoiceId)).toMatchObject({ userId: id });
});

test('cancels nothing once the removal is due', async () => {
  const { id } = await api.me('tim');
  await api.call('tim', requestAccountDeletion);
  await api.pool.query(`UPDATE members SET deletes_at = now() - interval '1 second' WHERE id = $1`, [id]);
  await expect(callAgain('tim', cancelAccountDeletion)).rejects.toMatchObject({ problem: { code: 'gone' } });
});

test('logs no errors', () => expect(api.faults).toEqual([]));
