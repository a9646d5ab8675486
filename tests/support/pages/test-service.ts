import type { AuthUser } from '@/lib/auth/auth-types';
import type { Operation } from '@contract/operation';
import { getMe, type Me } from '@contract/member/member';
import type { Post } from '@contract/post/post';
import { createPost, type NewPost } from '@contract/post/post-write';
import { ines } from './fake-auth';
import { openServiceForTest, requestDirectly } from './service-bridge';
import { type RawRequest, callAs } from '../service/call-as';
import { tokenFor } from './token';

/** Creates a member on the first call: `createMember('Amara Diallo')` is @amara_diallo. */
export function createMember(name: string): AuthUser & { handle: string } {
  const handle = name.toLowerCase().replaceAll(' ', '_');
  return { uid: handle, email: `${handle}@plaza.example`, name, photoUrl: null, emailVerified: true, handle };
}

/** Opens a service with an empty database for this test's pages. Members act on it directly, without faults. */
export async function createTestService() {
  const address = await openServiceForTest();
  const people = new Map<string, AuthUser>([[ines.uid, ines]]);
  const request: RawRequest = (path, init = {}, uid = '') => {
    const user = people.get(uid);
    const headers = new Headers(init.headers);
    if (user) headers.set('Authorization', `Bearer ${tokenFor(user)}`);
    return requestDirectly(`${address}/api/v1${path}`, { ...init, headers });
  };
  const callByUid = callAs(request);
  /** Calls an operation as a member; throws ProblemError. */
  const call = <O extends Operation>(
    user: AuthUser,
    operation: O,
    input?: Parameters<typeof callByUid<O>>[2],
  ) => {
    people.set(user.uid, user);
    return callByUid(user.uid, operation, input);
  };
  return {
    request,
    call,
    me: (user: AuthUser): Promise<Me> => call(user, getMe),
    write: (user: AuthUser, post: NewPost | string): Promise<Post> =>
      call(user, createPost, { body: typeof post === 'string' ? { text: post } : post }),
    /** Runs SQL that no operation covers: `query("UPDATE members SET role = 'moderator'")`. */
    query: async (sql: string): Promise<unknown> =>
      (await requestDirectly(`${address}/sql`, { method: 'POST', body: sql })).json(),
  };
}
