// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuth, REFRESH_MS } from '@/lib/auth/create-auth';
import type { AuthUser, IdentityProvider } from '@/lib/auth/auth-types';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { eventually } from '../../support/eventually';

type Listener = Parameters<IdentityProvider['observe']>[0];

/** An identity provider without a network. */
function provider() {
  let tell: Listener = () => {};
  const { signIn, ...actions } = fakeAuth(null);
  const identity = {
    ...actions,
    signIn,
    observe: (listener: Listener) => {
      tell = listener;
    },
    getToken: vi.fn<IdentityProvider['getToken']>(async (_uid, force) => (force ? 'forced' : 'current')),
    signOut: vi.fn<IdentityProvider['signOut']>(async () => tell(null, null)),
  } satisfies IdentityProvider;
  return { identity, say: (user: AuthUser | null, token: string | null) => tell(user, token) };
}

async function start() {
  const { identity, say } = provider();
  const auth = createAuth(() => Promise.resolve(identity));
  await eventually(() => auth.getState());
  return { auth, identity, say };
}

const ada: AuthUser = { ...ines, uid: 'demo-ada', email: 'ada@plaza.test' };

describe('auth context', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('goes from loading to signed in with the token in session storage, to signed out without', async () => {
    const { auth, say } = await start();
    expect(auth.getState()).toEqual({ user: null, accessToken: null, loading: true });
    say(ines, 'raw.id.token');
    expect(await auth.ready()).toEqual({ user: ines, accessToken: 'raw.id.token', loading: false });
    expect(sessionStorage.getItem('firebase.accessToken')).toBe('raw.id.token');
    say(null, null);
    expect(auth.getState()).toEqual({ user: null, accessToken: null, loading: false });
    expect(sessionStorage.getItem('firebase.accessToken')).toBeNull();
  });

  test('removes a stored token when no member is signed in', async () => {
    sessionStorage.setItem('firebase.accessToken', 'stale');
    const { auth, say } = await start();
    say(null, null);
    expect((await auth.ready()).loading).toBe(false);
    expect(sessionStorage.getItem('firebase.accessToken')).toBeNull();
  });

  test('forces a refresh every 30,000,000 ms while a member is signed in', async () => {
    const { identity, say } = await start();
    expect(REFRESH_MS).toBe(30_000_000);
    say(ines, 'one');
    await vi.advanceTimersByTimeAsync(REFRESH_MS - 1);
    expect(identity.getToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(identity.getToken).toHaveBeenCalledExactlyOnceWith('demo-ines', true);
    // A new token of the same member does not restart the timer.
    await vi.advanceTimersByTimeAsync(REFRESH_MS / 2);
    say(ines, 'two');
    await vi.advanceTimersByTimeAsync(REFRESH_MS / 2);
    expect(identity.getToken).toHaveBeenCalledTimes(2);
    say(null, null);
    await vi.advanceTimersByTimeAsync(REFRESH_MS * 3);
    expect(identity.getToken).toHaveBeenCalledTimes(2);
  });

  test("calls use the SDK's token instead of the stored one, and none when signed out", async () => {
    const { auth, identity, say } = await start();
    const early = auth.getToken();
    say(ines, 'stored');
    expect(await early).toBe('current');
    expect(identity.getToken).toHaveBeenLastCalledWith('demo-ines', false);
    say(null, null);
    expect(await auth.getToken()).toBeNull();
  });

  test('gives a call that outlives its member no token of the next one', async () => {
    const { auth, identity, say } = await start();
    say(ines, 'a');
    let answer: (token: string) => void = () => {};
    identity.getToken.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const late = auth.getToken(true);
    await eventually(() => expect(identity.getToken).toHaveBeenCalledExactlyOnceWith('demo-ines', true));
    say(ada, 'b');
    answer('a token of Ada');
    expect(await late).toBeNull();
  });

  test('signs out within the time limit when the provider does not answer', async () => {
    const { auth, identity, say } = await start();
    say(ines, 'a');
    identity.signOut.mockReturnValueOnce(new Promise(() => {}));
    const leaving = auth.signOut();
    await vi.advanceTimersByTimeAsync(3_000);
    await leaving;
    expect(auth.getState().user).toBeNull();
  });

  test('leaves the next session alone when the provider ends the last one slowly', async () => {
    const { auth, identity, say } = await start();
    say(ines, 'a');
    let settle: () => void = () => {};
    identity.signOut.mockImplementationOnce(() => {
      say(null, null);
      return new Promise((resolve) => (settle = resolve));
    });
    const leaving = auth.signOut();
    await eventually(() => expect(auth.getState().user).toBeNull());
    say(ada, 'b');
    settle();
    await leaving;
    expect(auth.getState()).toEqual({ user: ada, accessToken: 'b', loading: false });
  });

  test('signs out the other tabs of the same member only', async () => {
    vi.useRealTimers();
    const here = await start();
    const there = await start();
    const other = await start();
    here.say(ines, 'a');
    there.say(ines, 'a');
    other.say(ada, 'b');
    await here.auth.signOut();
    await eventually(() => expect(there.auth.getState().user).toBeNull());
    expect(there.identity.signOut).toHaveBeenCalledOnce();
    expect(other.auth.getState().user).toEqual(ada);
  });

  test('stays signed out when the provider cannot load, and retries on the next action', async () => {
    const { identity } = provider();
    const load = vi
      .fn<() => Promise<IdentityProvider>>()
      .mockRejectedValueOnce(new Error('chunk gone'))
      .mockResolvedValue(identity);
    const auth = createAuth(load);
    expect(await auth.ready()).toEqual({ user: null, accessToken: null, loading: false });
    await auth.signIn('demo@plaza.test', 'plaza-demo', true);
    expect(load).toHaveBeenCalledTimes(2);
    expect(identity.signIn).toHaveBeenCalledExactlyOnceWith('demo@plaza.test', 'plaza-demo', true);
  });

  describe('with a stored session', () => {
    const restore = (expiresIn = 3_600_000) => {
      const { identity, say } = provider();
      const load = vi.fn<() => Promise<IdentityProvider>>(() => Promise.resolve(identity));
      const stored = { user: ines, token: 'stored', expiresAt: Date.now() + expiresIn };
      const observe = vi.spyOn(identity, 'observe');
      const report = async (...state: Parameters<typeof say>) => {
        await eventually(() => expect(observe).toHaveBeenCalled());
        say(...state);
      };
      return { auth: createAuth(load, stored), load, report };
    };

    test('starts signed in and calls with the stored token before the provider has loaded', async () => {
      const { auth, load } = restore();
      expect(await auth.ready()).toEqual({ user: ines, accessToken: 'stored', loading: false });
      expect(await auth.getToken()).toBe('stored');
      expect(load).not.toHaveBeenCalled();
    });

    test('calls with the token of the provider once it has confirmed the session', async () => {
      const { auth, report } = restore();
      const confirmed = auth.confirm();
      await report(ines, 'confirmed');
      await confirmed;
      expect(await auth.getToken()).toBe('current');
    });

    test('asks the provider at once when the stored token has expired', async () => {
      const { auth, report } = restore(-1);
      const token = auth.getToken();
      await report(ines, 'new');
      expect(await token).toBe('current');
      expect(auth.getState()).toEqual({ user: ines, accessToken: 'new', loading: false });
    });

    test('ends when the provider does not know the member', async () => {
      const { auth, report } = restore();
      void auth.confirm();
      await report(null, null);
      expect(auth.getState().user).toBeNull();
      expect(sessionStorage.getItem('firebase.accessToken')).toBeNull();
    });

    test('lasts when the provider cannot load', async () => {
      const { auth, load } = restore();
      load.mockRejectedValue(new Error('offline'));
      await auth.confirm();
      expect(auth.getState().user).toEqual(ines);
      expect(await auth.getToken()).toBe('stored');
      await expect(auth.getToken(true)).rejects.toThrow('cannot be reached');
    });
  });
});
