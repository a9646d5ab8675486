import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getMe } from '@contract/member/member';
import type { Service } from '@server/app';
import type { AppDeps } from '@server/app-deps';
import { createAppCheck } from '@server/http/identity/app-check';
import { createProviderKeys } from '@server/http/identity/provider-keys';
import { createTokenVerifier } from '@server/http/token-verifier';
import { silentLog } from '@server/ops/log';
import {
  APP_ID,
  PROJECT,
  PROJECT_NUMBER,
  startIdentityProvider,
  type IdentityProvider,
} from '../../../support/identity/identity-provider';
import { readEvents } from '../../../support/service/event-reader';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const HOUR_MS = 3_600_000;
let provider: IdentityProvider;
let service: Service;

const keysOf = () => createProviderKeys({ url: provider.keysUrl, log: silentLog });
/** A process of the service that has fetched no keys yet. */
const startProcess = (deps: Partial<AppDeps> = {}): Service =>
  api.startAnother({ verifier: createTokenVerifier({ project: PROJECT, keys: keysOf() }), ...deps });
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

const ask = (token: string, { path = '/me', headers = {}, from = service } = {}): Promise<Response> =>
  Promise.resolve(
    from.app.request(`/api/v1${path}`, {
      headers: { ...(token === '' ? {} : { Authorization: `Bearer ${token}` }), ...headers },
    }),
  );
const statusOf = async (...args: Parameters<typeof ask>): Promise<number> => (await ask(...args)).status;

beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  service = startProcess();
});
afterEach(() => {
  provider.setAway(false);
  vi.useRealTimers();
});

test('follows a rotation of keys, and refuses tokens of a withdrawn one', async () => {
  expect(await statusOf(await provider.sign('ines'))).toBe(200);
  await provider.rotate();
  pass(60_000);
  expect(await statusOf(await provider.sign('ines'))).toBe(200);
  const unseen = await provider.sign('ada');
  await provider.rotate({ withdraw: true });
  pass(11 * 60_000);
  expect(await statusOf(await provider.sign('ines'))).toBe(200);
  expect(await statusOf(unseen)).toBe(401);
});

test('serves on with the keys it has while the provider is away for hours', async () => {
  await ask(await provider.sign('ines'));
  provider.setAway(true);
  for (let hour = 0; hour < 5; hour += 1) {
    pass(HOUR_MS);
    expect(await statusOf(await provider.sign('ines'))).toBe(200);
  }
  // The key may be new: neither accepted nor called wrong.
  expect(await statusOf(await provider.signUnknown('eve'))).toBe(503);
  pass(20 * HOUR_MS);
  expect(await statusOf(await provider.sign('ines'))).toBe(503);
  provider.setAway(false);
  expect(await statusOf(await provider.sign('ines'))).toBe(200);
  pass(60_000);
  expect(await statusOf(await provider.signUnknown('eve'))).toBe(401);
});

test('answers 503 before it has any keys, and starts serving with them', async () => {
  provider.setAway(true);
  const token = await provider.sign('ines');
  expect(await statusOf(token)).toBe(503);
  provider.setAway(false);
  expect(await statusOf(token)).toBe(200);
});

test('bears with clocks that differ by seconds', async () => {
  const at = (seconds: number) => {
    const now = Math.floor(Date.now() / 1000) + seconds;
    return provider.sign('ines', { iat: now, auth_time: now, exp: now + 3600 });
  };
  expect(await statusOf(await at(4))).toBe(200);
  expect(await statusOf(await at(-3602))).toBe(200);
  expect(await statusOf(await at(60))).toBe(401);
  expect(await statusOf(await at(-3660))).toBe(401);
});

test('signs members out whose account is disabled or whose session is revoked, streams included', async () => {
  const lookup = { url: provider.lookupUrl, apiKey: 'web-key' };
  service = startProcess({ accountLookup: lookup });
  const now = Math.floor(Date.now() / 1000);
  const [disabled, revoked, sound] = await Promise.all(
    ['dora', 'rene', 'sam'].map((uid) => provider.sign(uid, { auth_time: now - 60 })),
  );
  const tokens = [disabled ?? '', revoked ?? '', sound ?? ''];
  for (const token of tokens) expect(await statusOf(token)).toBe(200);
  await expect.poll(() => provider.lookups()).toBe(3);
  const stream = readEvents((await ask(tokens[0] ?? '', { path: '/events' })).body ?? new ReadableStream());
  await stream.live;
  provider.change('dora', { disabled: true });
  provider.change('rene', { validSince: now - 30 });
  // Not asked again yet.
  for (const token of tokens) expect(await statusOf(token)).toBe(200);
  pass(6 * 60_000);
  for (const token of tokens.slice(0, 2)) {
    await expect.poll(() => statusOf(token)).toBe(401);
    expect(await (await ask(token)).json()).toMatchObject({ code: 'signed-out' });
  }
  await stream.ended;
  expect(await statusOf(tokens[2] ?? '')).toBe(200);
  expect(await statusOf(await provider.sign('rene', { auth_time: now - 20 }))).toBe(200);
  provider.change('dora', {});
  const again = Math.floor(Date.now() / 1000) + 1;
  expect(await statusOf(await provider.sign('dora', { auth_time: again, iat: again }))).toBe(200);
  provider.setAway(true);
  pass(6 * 60_000);
  expect(await statusOf(tokens[2] ?? '')).toBe(200);
});

test('refuses anonymous and unconfirmed accounts where configured, and makes no member of them', async () => {
  const strict = startProcess({ signInRules: { anonymous: false, unverifiedMail: false } });
  const anonymous = { firebase: { sign_in_provider: 'anonymous' }, email: undefined };
  const unconfirmed = { email: 'new@plaza.example', email_verified: false };
  for (const [uid, claims, detail] of [
    ['anna', anonymous, 'Sign in with an account'],
    ['una', unconfirmed, 'Confirm your mail address'],
  ] as const) {
    const token = await provider.sign(uid, claims);
    const response = await ask(token, { from: strict });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(detail);
    expect((await api.pool.query('SELECT 1 FROM members WHERE uid = $1', [uid])).rowCount).toBe(0);
    expect(await statusOf(token)).toBe(200);
  }
  const confirmed = await provider.sign('vera', { email: 'vera@plaza.example', email_verified: true });
  const byPhone = await provider.sign('theo', { email: undefined, firebase: { sign_in_provider: 'phone' } });
  for (const token of [confirmed, byPhone]) expect(await statusOf(token, { from: strict })).toBe(200);
});

test('never links accounts by their mail address, confirmed or not', async () => {
  const claims = { email: 'shared@plaza.example', email_verified: true };
  const idOf = async (uid: string): Promise<string> =>
    getMe.response.parse(await (await ask(await provider.sign(uid, claims))).json()).id;
  expect(await idOf('first')).not.toBe(await idOf('second'));
});

test('answers only the app whose tokens App Check has signed', async () => {
  const checking = startProcess({
    checkApp: createAppCheck({ projectNumber: PROJECT_NUMBER, appId: APP_ID, keys: keysOf() }),
  });
  const token = await provider.sign('ines');
  const withApp = (app: string | null, path = '/me') =>
    statusOf(token, {
      from: checking,
      path,
      headers: app === null ? {} : { 'X-Firebase-AppCheck': app },
    });
  provider.setAway(true);
  expect(await withApp(await provider.signApp())).toBe(503);
  provider.setAway(false);
  const good = await provider.signApp();
  for (const path of ['/me', '/feed', '/events']) {
    expect(await withApp(good, path), path).toBe(200);
    expect(await withApp(null, path), path).toBe(401);
  }
  const now = Math.floor(Date.now() / 1000);
  const wrong = {
    'of another project': await provider.signApp({ iss: 'https://firebaseappcheck.googleapis.com/1' }),
    'for another project': await provider.signApp({ aud: 'projects/1' }),
    'of another app': await provider.signApp({ sub: '1:1:web:other' }),
    expired: await provider.signApp({ exp: now - 1 }),
    'a sign-in token': token,
    changed: `${good.slice(0, -8)}AAAAAAAA`,
  };
  for (const [name, app] of Object.entries(wrong)) expect(await withApp(app), name).toBe(401);
  pass(2 * HOUR_MS);
  expect(await withApp(good)).toBe(401);
  // What anyone may read, crawlers may read.
  expect(await statusOf('', { from: checking, path: '/public/square' })).toBe(200);
});
