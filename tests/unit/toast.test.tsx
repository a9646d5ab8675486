// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { Toasts } from '@/components/layout/Toasts';
import { notify } from '@/lib/toast';

test('what was said before the region stood is shown, also where React mounts it twice', async () => {
  notify({ type: 'success', title: 'Saved' });
  render(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  );
  expect(await screen.findByText('Saved')).toBeVisible();
});
