import { expect, test } from 'vitest';
import { getMe } from '@contract/member/member';
import {
  endSession,
  listSessions,
  SESSION_DAYS,
  signOut,
  signOutEverywhere,
} from '@contract/account/session';
import { openSql } from '@server/db/sql';
import { expiries } from '@server/ops/expiry';
import { callAs, type RawRequest } from '../../../support/service/call-as';
import { readEvents } from '../../../support/service/event-reader';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const DAY = 86_400_000;
const ended = { problem: { status: 401, code: 'signed-out' } };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const START = Math.floor(Date.now() / 1000);

interface Requests {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/** A device of a member, signed in that many seconds before the test. */
async function openDevice(
  uid: string,
  secondsAgo: number,
  userAgent = FIREFOX,
  app: Requests = api.service.app,
) {
  const auth_time = START - secondsAgo;
  const token = await api.tokens.sign(uid, { claims: { auth_time } });
  const request: RawRequest = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    headers.set('User-Agent', userAgent);
    return Promise.resolve(app.request(`/api/v1${path}`, { ...init, headers }));
  };
  const call = callAs(request);
  return {
    request,
    me: () => call(uid, getMe),
    list: async () => (await call(uid, listSessions)).items,
    end: (sessionId: string) => call(uid, endSession, { params: { sessionId } }),
    signOut: () => call(uid, signOut),
    signOutEverywhere: () => call(uid, signOutEverywhere),
  };
}

const storedTime = async (uid: string): Promise<Date | undefined> =>
  (
    await api.pool.query<{ at: Date }>(
      `SELECT max(s.last_seen_at) AS at FROM sessions s JOIN members m ON m.id = s.member_id WHERE m.uid = $1`,
      [uid],
    )
  ).rows[0]?.at;

test('lists the devices in words, this one first', async () => {
  const desk = await openDevice('ines', 400);
  const phone = await openDevice('ines', 200, IPHONE);
  const bot = await openDevice('ines', 100, 'curl/8');
  await desk.me();
  await phone.me();
  await bot.me();
  expect(await desk.list()).toMatchObject([
    { browser: 'Firefox', system: 'Linux', current: true },
    { browser: null, system: null, current: false },
    { browser: 'Safari', system: 'iPhone', current: false },
  ]);
  const [first] = await phone.list();
  expect(first).toMatchObject({ browser: 'Safari', current: true });
});

test('stores neither address nor User-Agent, and tells whether the network is the same', async () => {
  const through = (remoteAddress: string) => ({
    request: (path: string, init: RequestInit) =>
      api.service.app.request(path, init, { incoming: { socket: { remoteAddress } } }),
  });
  const home = await openDevice('mona', 300, FIREFOX, through('203.0.113.7'));
  const couch = await openDevice('mona', 200, IPHONE, through('203.0.113.7'));
  const away = await openDevice('mona', 100, IPHONE, through('198.51.100.9'));
  await couch.me();
  await away.me();
  const listed = await home.list();
  expect(listed.map(({ sameNetwork }) => sameNetwork)).toEqual([true, false, true]);
  const { rows } = await api.pool.query<{ row: string }>('SELECT s::text AS row FROM sessions s');
  const text = rows.map(({ row }) => row).join('\n');
  expect(text).not.toMatch(/203\.0\.113|198\.51|Mozilla/);
});

test('refuses the tokens of an ended session and closes its stream, and no other', async () => {
  const desk = await openDevice('ada', 400);
  const phone = await openDevice('ada', 200, IPHONE);
  await phone.me();
  const lost = readEvents((await phone.request('/events')).body ?? new ReadableStream());
  await lost.live;
  const session = (await desk.list()).find(({ current }) => !current);
  await desk.end(session?.id ?? '');
  await lost.ended;
  await expect(phone.me()).rejects.toMatchObject(ended);
  expect((await phone.request('/events')).status).toBe(401);
  expect(await desk.list()).toHaveLength(1);
  // Repeated, as after a lost response.
  await desk.end(session?.id ?? '');
  const back = await openDevice('ada', 1, IPHONE);
  await back.me();
  expect(await desk.list()).toHaveLength(2);
});

test('does not end a session of another member', async () => {
  const mine = await openDevice('noa', 50);
  await mine.me();
  const [own] = await mine.list();
  const other = await openDevice('eve', 50);
  await expect(other.end(own?.id ?? '')).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await mine.me();
});

test('takes a device off the list when it signs out, and all of them when signing out everywhere', async () => {
  const desk = await openDevice('leo', 400);
  const phone = await openDevice('leo', 200, IPHONE);
  const tablet = await openDevice('leo', 100, IPHONE);
  for (const device of [desk, phone, tablet]) await device.me();
  await phone.signOut();
  expect(await desk.list()).toMatchObject([{ current: true }, { current: false }]);
  await desk.signOutEverywhere();
  await expect(tablet.me()).rejects.toMatchObject(ended);
  const back = await openDevice('leo', START - Math.floor(Date.now() / 1000));
  expect(await back.list()).toMatchObject([{ current: true }]);
});

test('writes the time of a session at most every five minutes, and forgets the session after 90 days', async () => {
  const minute = 60_000;
  let now = (START + 60) * 1000;
  const { app } = api.startAnother({ clock: () => new Date(now) });
  const device = await openDevice('tom', 90, FIREFOX, app);
  await device.me();
  const first = await storedTime('tom');
  now += 4 * minute;
  await device.me();
  expect(await storedTime('tom')).toEqual(first);
  now += 2 * minute;
  await device.me();
  expect((await storedTime('tom'))?.getTime()).toBe(now);
  const expire = (at: number) => expiries['expired-sessions']?.(openSql(api.pool), new Date(at));
  const last = now;
  now += (SESSION_DAYS - 1) * DAY;
  await expire(now);
  const [own] = await device.list();
  await device.end(own?.id ?? '');
  // An ended session is not seen: its row goes 90 days after the last request, and nothing brings the session back.
  now = last + (SESSION_DAYS + 1) * DAY;
  expect(await storedTime('tom')).toBeDefined();
  await expire(now + SESSION_DAYS * DAY);
  expect((await storedTime('tom'))?.getTime()).toBeUndefined();
  await expect(device.me()).rejects.toMatchObject(ended);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
