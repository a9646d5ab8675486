import { describe, expect, it, vi } from 'vitest';
import { likePost } from '@contract/post-mark';
import { call, configureApi } from '@/lib/api';
import { somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const like = () => call(likePost, { params: { postId: somePost().id } }, { idempotencyKey: 'key-of-like' });

describe('a call with a token the service takes no more', () => {
  it('is made once more with a new one, under the same key', async () => {
    const token = vi.fn<(force?: boolean) => Promise<string>>(async (force) => (force ? 'new' : 'old'));
    configureApi({ baseUrl: '/api/v1', token });
    const calls = stubService({
      'PUT /posts/:id/like': ({ headers }) =>
        headers.get('Authorization') === 'Bearer new' ? somePost() : problem(401, 'token-expired'),
    });
    expect(await like()).toMatchObject({ id: somePost().id });
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-of-like',
      'key-of-like',
    ]);
  });

  it('is refused when there is no other', async () => {
    configureApi({ baseUrl: '/api/v1', token: () => Promise.resolve('old') });
    const calls = stubService({ 'PUT /posts/:id/like': () => problem(401, 'token-expired') });
    await expect(like()).rejects.toMatchObject({ problem: { status: 401 } });
    expect(calls).toHaveLength(1);
  });
});
