import { describe, expect, it, vi } from 'vitest';
import { likePost } from '@contract/post/post-interaction';
import { callApi, configureApi } from '@/lib/api/client';
import { ines } from '../../support/pages/fake-auth';
import { injectFault } from '../../support/pages/service-bridge';
import { tokenFor } from '../../support/pages/token';
import { createMember, createTestService } from '../../support/pages/test-service';

const ranOut = tokenFor(ines, '1 minute ago');

/** A post, and the call that likes it, whose keys are written down. */
const serve = async () => {
  const { write } = await createTestService();
  const { id } = await write(createMember('Amara Diallo'), 'Lemons at the corner');
  const keys: (string | null)[] = [];
  injectFault('PUT /posts/:id/like', (pass, { headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return pass();
  });
  const like = () => callApi(likePost, { params: { postId: id } }, { idempotencyKey: 'key-of-like' });
  return { id, keys, like };
};

describe('a call with a rejected token', () => {
  it('is retried with a new token under the same key', async () => {
    const { id, keys, like } = await serve();
    const token = vi.fn<(force?: boolean) => Promise<string>>(async (force) =>
      force ? tokenFor(ines) : ranOut,
    );
    configureApi({ baseUrl: '/api/v1', getToken: token });
    expect(await like()).toMatchObject({ id, own: { liked: true } });
    expect(keys).toEqual(['key-of-like', 'key-of-like']);
  });

  it('fails when no other token is available', async () => {
    const { keys, like } = await serve();
    configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve(ranOut) });
    await expect(like()).rejects.toMatchObject({ problem: { status: 401, code: 'token-expired' } });
    expect(keys).toHaveLength(1);
  });
});

describe('a call after a sign-out', () => {
  it('is rejected without a request', async () => {
    const { keys, like } = await serve();
    configureApi({ baseUrl: '/api/v1', getToken: () => Promise.resolve(null) });
    await expect(like()).rejects.toMatchObject({ problem: { status: 401, code: 'unauthenticated' } });
    expect(keys).toEqual([]);
  });
});
