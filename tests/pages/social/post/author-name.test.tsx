import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../support/pages/render-app';
import { createMember, createTestService } from '../../../support/pages/test-service';

it('lets the text decide the direction of a name, so that a long one is cut at its end', async () => {
  const { write } = await createTestService();
  await write(createMember('عبد الرحمن'), 'Hello');
  await renderApp('/');
  expect(await screen.findByRole('link', { name: 'عبد الرحمن' })).toHaveAttribute('dir', 'auto');
});
