import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPost } from '@contract/post/post';
import { deletePost } from '@contract/post/post-write';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { injectFault } from '../../../support/pages/service-bridge';
import { createTestService } from '../../../support/pages/test-service';

async function createDeletedPost() {
  const service = await createTestService();
  const { id } = await service.write(ines, 'Deleted by mistake');
  await service.call(ines, deletePost, { params: { postId: id } });
  return { ...service, params: { postId: id } };
}

describe('deleted posts', () => {
  it('restores a post, and deletes it again by Undo', async () => {
    const { call, params } = await createDeletedPost();
    const { user } = await renderApp('/more/deleted-posts');
    expect(await screen.findByText('Deleted by mistake')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('heading', { name: 'No deleted posts' })).toBeVisible();
    await waitFor(async () =>
      expect((await call(ines, getPost, { params })).text).toBe('Deleted by mistake'),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Deleted by mistake')).toBeVisible();
    await expect(call(ines, getPost, { params })).rejects.toThrow('404');
  });

  it('shows the post again when the service refuses', async () => {
    await createDeletedPost();
    injectFault('POST /posts/:id/restore', respondWithProblem(410, 'gone'));
    const { user } = await renderApp('/more/deleted-posts');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('The post was not restored')).toBeVisible();
    expect(await screen.findByText('Deleted by mistake')).toBeVisible();
  });
});
