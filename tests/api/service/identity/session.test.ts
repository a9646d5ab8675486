import { expect, test } from 'vitest';
import { getMe } from '@contract/member/member';
import { signOutEverywhere } from '@contract/account/session';
import { readEvents } from '../../../support/service/event-reader';
import { createTestApi } from '../../../support/service/test-api';
import { type RawRequest, callAs, readProblem } from '../../../support/service/call-as';
import { solidPicture, postPicture } from '../../../support/service/upload-picture';

const api = createTestApi();
const secondsNow = () => Math.floor(Date.now() / 1000);

/** A token of a sign-in at that second. */
const signedIn = (uid: string, at: number) => api.tokens.sign(uid, { claims: { auth_time: at } });

/** A request with a token in place of a uid. */
const bare: RawRequest = (path, init = {}, token = '') => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return api.request(path, { ...init, headers });
};
const call = callAs(bare);

const ended = { status: 401, code: 'signed-out' };

test('revokes earlier sign-ins for calls, streams and uploads, but not a new one', async () => {
  const phone = await signedIn('ines', secondsNow() - 500);
  const desk = await signedIn('ines', secondsNow() - 20);
  const stream = readEvents((await bare('/events', {}, desk)).body ?? new ReadableStream());
  const other = readEvents((await api.request('/events', {}, 'ada')).body ?? new ReadableStream());
  await Promise.all([stream.live, other.live]);
  expect(await call(phone, signOutEverywhere)).toEqual({ done: true });
  await stream.ended;
  const png = await solidPicture(2, 2).png().toBuffer();
  for (const token of [phone, desk]) {
    expect(await readProblem(await bare('/me', {}, token))).toMatchObject(ended);
    expect(await readProblem(await bare('/events', {}, token))).toMatchObject(ended);
    expect(await readProblem(await postPicture(bare, token, png, 'image/png'))).toMatchObject(ended);
    await expect(call(token, signOutEverywhere)).rejects.toMatchObject({ problem: ended });
  }
  const back = await signedIn('ines', secondsNow() + 1);
  expect((await call(back, getMe)).handle).toBe('ines');
  const again = readEvents((await bare('/events', {}, back)).body ?? new ReadableStream());
  await again.live;
  const post = await api.write('ada', 'Nobody else is signed out');
  for (const reader of [again, other]) {
    await reader.until((event) => event.type === 'post' && event.postId === post.id);
    await reader.close();
  }
});

test('accepts a sign-in within the second of the sign-out', async () => {
  const second = secondsNow();
  const late = api.startAnother({ clock: () => new Date(second * 1000 + 999) });
  const ask = async (path: string, at: number, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${await signedIn('mia', at)}`);
    return late.app.request(`/api/v1${path}`, { ...init, headers });
  };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const asked = await ask('/me/sign-out-everywhere', second - 60, { method: 'POST', headers: key });
  expect(asked.status).toBe(200);
  expect((await ask('/me', second)).status).toBe(200);
  expect(await readProblem(await ask('/me', second - 1))).toMatchObject(ended);
});

test('keeps a revoked sign-in revoked and creates no member', async () => {
  const token = await signedIn('noa', secondsNow() - 60);
  await call(token, signOutEverywhere);
  await expect(call(token, getMe)).rejects.toMatchObject({ problem: ended });
  const { rows } = await api.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM members WHERE uid = 'noa'`,
  );
  expect(rows[0]?.n).toBe(1);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
