import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateMe } from '@contract/member/profile';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault } from '../../../support/pages/service-bridge';
import { createMember, createTestService } from '../../../support/pages/test-service';

it('lets the text decide the direction of a name, so that a long one is cut at its end', async () => {
  const { write } = await createTestService();
  await write(createMember('عبد الرحمن'), 'Hello');
  await renderApp('/');
  expect(await screen.findByRole('link', { name: 'عبد الرحمن' })).toHaveAttribute('dir', 'auto');
});

it('shows a new name of an author while the page is open', async () => {
  const { write, call } = await createTestService();
  const amara = createMember('Amara Diallo');
  await write(amara, 'Hello');
  const declared = new Promise<void>((resolve) => {
    injectFault('POST /events/:id/interest', async (pass) => {
      const response = await pass();
      resolve();
      return response;
    });
  });
  await renderApp('/');
  const post = within(await screen.findByRole('article', { name: /Amara Diallo/ }));
  await declared;
  await call(amara, updateMe, { body: { name: 'Amara of the lamps' } });
  expect(await post.findByRole('link', { name: 'Amara of the lamps' })).toBeVisible();
});
