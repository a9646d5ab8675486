import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shortcutLabels } from '@/components/shell/keys/shortcut-labels';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

describe('page shortcuts', () => {
  test('"?" lists every shortcut, and its switch turns single keys off', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const label of Object.values(shortcutLabels))
      expect(within(help).getAllByText(label)).not.toHaveLength(0);
    await user.click(within(help).getByRole('switch', { name: /Single-key shortcuts/ }));
    await user.click(within(help).getByRole('button', { name: 'Close' }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('"/" focuses the search field, or opens the palette where it is hidden', async () => {
    const { user } = await renderApp('/about');
    const field = await screen.findByRole('searchbox', { name: 'Search Plaza' });
    // jsdom has no layout, and the shortcut skips fields without an offset parent.
    Object.defineProperty(field, 'offsetParent', { configurable: true, value: document.body });
    await user.keyboard('/jk');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('jk');
    Object.defineProperty(field, 'offsetParent', { value: null });
    field.blur();
    await user.keyboard('/');
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toBeVisible();
  });

  test('G and a letter open menu pages, N opens the composer', async () => {
    const { user, address } = await renderApp('/about');
    await user.keyboard('gm');
    await waitFor(() => expect(address()).toBe('/more'));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toBe('/post'));
  });

  test('X toggles the content warning from anywhere in the post', async () => {
    const { write } = await createTestService();
    await write(createMember('Amara Diallo'), { text: 'It ends well', contentWarning: 'The last episode' });
    const { user } = await renderApp('/');
    await screen.findByRole('button', { name: 'Show' });
    act(() => screen.getByRole('article').focus());
    await user.keyboard('x');
    expect(screen.getByText('It ends well')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Bookmark' }).focus());
    await user.keyboard('x');
    expect(screen.queryByText('It ends well')).not.toBeInTheDocument();
  });
});
