import { beforeAll, expect, test } from 'vitest';
import * as moderation from '@contract/moderation/moderation';
import { deletePost } from '@contract/post/post-write';
import { follow } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { reportMember, reportPost } from '@contract/moderation/report';
import { solidPicture, uploadPicture } from '../../support/service/upload-picture';
import { openStream } from '../../support/service/listen';
import { countModeration } from '@contract/moderation/moderation-count';
import { createTestApi } from '../../support/service/test-api';
import { addModerators } from '../../support/service/add-moderators';

const api = createTestApi();
const report = (uid: string, postId: string) =>
  api.call(uid, reportPost, { params: { postId }, body: { reason: 'spam' } });

beforeAll(() => addModerators(api));

test('gives a report to one moderator at a time, for every report of the subject', async () => {
  const post = await api.write('author', 'Claim this');
  await report('reader', post.id);
  const of = async (uid: string) =>
    (await api.call(uid, moderation.listReports, { query: {} })).items.filter(
      (one) => one.post?.id === post.id,
    );
  const [first] = await of('mod');
  const params = { reportId: first?.id ?? '' };
  const both = await Promise.allSettled(
    ['mod', 'mod2'].map((uid) => api.call(uid, moderation.claimReport, { params })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = both[0]?.status === 'fulfilled' ? 'mod' : 'mod2';
  const loser = winner === 'mod' ? 'mod2' : 'mod';
  await report('other', post.id);
  expect((await of(loser)).map(({ claim }) => claim?.by.handle)).toEqual([winner, winner]);
  const [claimed] = await of(winner);
  const minutes = (Date.parse(claimed?.claim?.until ?? '') - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(moderation.CLAIM_MINUTES);
  await expect(api.call(loser, moderation.claimReport, { params })).rejects.toThrow('409 conflict');
  await api.call(loser, moderation.releaseReport, { params });
  expect((await of(loser)).map(({ claim }) => claim?.by.handle)).toEqual([winner, winner]);
  await api.call(winner, moderation.releaseReport, { params });
  expect((await of(loser)).map(({ claim }) => claim)).toEqual([null, null]);
  await api.call(winner, moderation.claimReport, { params });
  await api.pool.query(`UPDATE reports SET claimed_at = now() - interval '31 minutes'`);
  await api.call(loser, moderation.claimReport, { params });
  expect((await of(winner)).map(({ claim }) => claim?.by.handle)).toEqual([loser, loser]);
  await api.call(loser, moderation.hidePost, { params: { postId: post.id } });
});

test('shows moderators the whole reported post and its pictures, whoever blocks them', async () => {
  const author = 'secretive';
  await api.me(author);
  await api.call('reader', follow, { params: { handle: author } });
  await api.call(author, block, { params: { handle: 'mod' } });
  const { id } = await uploadPicture(
    api.request,
    author,
    await solidPicture(20, 10).png().toBuffer(),
    'image/png',
  );
  const text = `${'A long text. '.repeat(35)}Its end.`;
  const { id: postId, media } = await api.write(author, {
    text,
    contentWarning: 'Lamps',
    audience: 'followers',
    media: [{ id, alt: 'A white lamp' }],
    poll: { options: ['On', 'Off'], minutes: 5 },
  });
  await report('reader', postId);
  const read = async () =>
    (await api.call('mod', moderation.listReports)).items.find(({ post }) => post?.id === postId)?.post;
  const shown = await read();
  expect(shown).toMatchObject({ text, contentWarning: 'Lamps', options: ['On', 'Off'] });
  expect(shown?.media).toMatchObject([{ id, alt: 'A white lamp', width: 20 }]);
  const open = async (url = '') => (await api.request(url.replace('/api/v1', ''))).status;
  await api.call(author, deletePost, { params: { postId } });
  expect(await open(shown?.media[0]?.url)).toBe(200);
  expect(await open(media[0]?.url)).toBe(404);
  expect(await open(`/media/${id}`)).toBe(404);
});

test('tells only moderators that the queue changed, with the number of open reports', async () => {
  const [moderator, member] = await Promise.all(
    ['mod', 'other'].map((uid) => openStream(api, uid, { declares: true })),
  );
  const post = await api.write('author', 'Look at this');
  await report('reader', post.id);
  const { open } = await api.call('mod', countModeration);
  await moderator?.until((event) => event.type === 'moderation' && event.open === open);
  await api.write('reader', 'Hello @other');
  await member?.until((event) => event.type === 'notification');
  expect(member?.events.some(({ event }) => event.type === 'moderation')).toBe(false);
  await Promise.all([moderator?.close(), member?.close()]);
});

test('leaves a report about a moderator to another one, while there is one', async () => {
  const reportModerator = async () => {
    await api.call('reader', reportMember, { params: { handle: 'mod' }, body: { reason: 'spam' } });
    const { items } = await api.call('mod', moderation.listReports, { query: {} });
    return { params: { reportId: items.find(({ member }) => member.handle === 'mod')?.id ?? '' } };
  };
  const first = await reportModerator();
  await expect(api.call('mod', moderation.dismissReport, first)).rejects.toThrow('403 forbidden');
  await api.call('mod2', moderation.dismissReport, first);
  await api.pool.query(`UPDATE members SET role = 'member' WHERE handle = 'mod2'`);
  const second = await reportModerator();
  await api.call('mod', moderation.dismissReport, second);
  expect((await api.call('mod', moderation.listReports, { query: {} })).items).not.toContainEqual(
    expect.objectContaining({ id: second.params.reportId }),
  );
});

test('logs no errors', () => expect(api.faults).toEqual([]));
