import type { RawRequest } from './call-as';
import type { TestApi } from './test-api';

/** Requests with a sign-in of now, for members whose request to delete the account ended the earlier ones. */
export const signInAgain =
  (api: TestApi): RawRequest =>
  async (path, init = {}, uid = '') => {
    const headers = new Headers(init.headers);
    const auth_time = Math.floor(Date.now() / 1000);
    headers.set('Authorization', `Bearer ${await api.tokens.sign(uid, { claims: { auth_time } })}`);
    return api.request(path, { ...init, headers });
  };
