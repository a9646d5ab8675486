import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { likePost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { confirmAction } from '@/lib/overlays/confirm';
import { DEFAULT_SETTINGS, getSettings, updateSettings } from '@/lib/settings/settings';
import { showToast } from '@/lib/overlays/toast';
import { frameText } from '@/messages/shell/frame';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { setNetwork } from '../../support/dom/set-network';
import { setSystemScheme } from '../../support/pages/system-scheme';
import { createMember, createTestService } from '../../support/pages/test-service';

describe('the shell', () => {
  test('shows the reduced menu in the top bar and marks More for its pages', async () => {
    await renderApp('/about', { auth: fakeAuth(null) });
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(main)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Feed', 'Explore', 'Post', 'Notifications', 'More']);
    expect(within(main).getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('About');
  });

  test.each([
    ['without a session', '', 1],
    ['whose tab was signed in', 'raw.id.token', 0],
  ])('offers to sign in before the provider answers, to a visitor %s', async (_, token, links) => {
    if (token) sessionStorage.setItem('firebase.accessToken', token);
    await renderApp('/about', { auth: fakeAuth('loading') });
    await screen.findByRole('contentinfo');
    expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(links);
  });

  test('shows the full menu in the sidebar and remembers open groups', async () => {
    updateSettings({ orientation: 'vertical' });
    const { user, unmount } = await renderApp('/about', { auth: fakeAuth(null) });
    const menu = await screen.findByRole('navigation', { name: 'Workspace' });
    expect(within(menu).getByRole('link', { name: /Feed/ })).toHaveTextContent('9');
    const group = within(menu).getByRole('button', { name: 'Error Pages' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    expect(within(menu).getByRole('link', { name: 'Error 404' })).toBeInTheDocument();
    unmount();
    await renderApp('/about', { auth: fakeAuth(null) });
    expect(await screen.findByRole('button', { name: 'Error Pages' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('links to More from the account menu in the sidebar', async () => {
    updateSettings({ orientation: 'vertical' });
    const { user } = await renderApp('/about');
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    await user.click(await within(sidebar).findByRole('button', { name: /Your account/ }));
    expect(await screen.findByRole('menuitem', { name: 'More' })).toHaveAttribute('href', '/webapp/more');
  });

  test('a navigation sets the title and focuses the heading, and leaves the shell alone', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await waitFor(() => expect(document.title).toBe('About Plaza | Plaza'));
    const header = vi.spyOn(frameText, 'siteHome');
    const footer = vi.spyOn(frameText, 'siteTheTownSquare');
    onTestFinished(() => {
      header.mockRestore();
      footer.mockRestore();
    });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Support' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Support' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Support | Plaza'));
    expect([header, footer].map((rendered) => rendered.mock.calls.length)).toEqual([0, 0]);
  });

  test('shows similar pages for an unknown address inside the shell', async () => {
    await renderApp('/ui/buttns', { auth: fakeAuth(null) });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buttons' })).toHaveAttribute('href', '/webapp/ui/buttons');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  test('shows one offline banner on every page', async () => {
    const { router } = await renderApp('/about', { auth: fakeAuth(null) });
    expect(screen.queryByText('You’re offline.')).not.toBeInTheDocument();
    act(() => setNetwork(false));
    expect(screen.getAllByText('You’re offline.')).toHaveLength(1);
    await act(() => router.navigate({ to: '/support' }));
    expect(screen.getAllByText('You’re offline.')).toHaveLength(1);
    act(() => setNetwork(true));
    expect(screen.queryByText('You’re offline.')).not.toBeInTheDocument();
  });

  test('the menu drawer sets sidebar-enable on the root while open', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Plaza' });
    expect(document.documentElement).toHaveClass('sidebar-enable');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.documentElement).not.toHaveClass('sidebar-enable'));
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  test('the menu drawer opens the customizer on a phone', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Plaza' });
    await user.click(within(drawer).getByRole('button', { name: 'Layout and colours' }));
    expect(await screen.findByRole('dialog', { name: 'Make it yours' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Plaza' })).toBeNull();
  });
});

describe('the customizer', () => {
  test('applies changes at once and resets to the defaults', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    await user.click(screen.getByRole('button', { name: 'Customise layout' }));
    const panel = await screen.findByRole('dialog', { name: 'Make it yours' });
    await user.click(within(panel).getByRole('radio', { name: 'Sidebar' }));
    await user.click(within(panel).getByRole('radio', { name: 'Compact' }));
    await user.click(within(panel).getByRole('radio', { name: 'Right to left' }));
    expect(getSettings()).toMatchObject({
      orientation: 'vertical',
      direction: 'rtl',
      mainMenu: { size: 'compact' },
    });
    expect(screen.getByRole('complementary', { name: 'Sidebar', hidden: true })).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Reset' }));
    expect(getSettings()).toEqual(DEFAULT_SETTINGS);
  });

  test('a layout page does not change the saved layout until Save layout', async () => {
    const { user } = await renderApp('/compact', { auth: fakeAuth(null) });
    expect(getSettings()).toMatchObject({ orientation: 'vertical', mainMenu: { size: 'compact' } });
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Save layout' }));
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { name: 'About Plaza' });
    expect(getSettings()).toMatchObject({ orientation: 'vertical', mainMenu: { size: 'compact' } });
  });

  test.each(['compact', 'fullscreen-view'])(
    '%s is left for an open page by who has no feed',
    async (page) => {
      const { user, address } = await renderApp(`/${page}`, { auth: fakeAuth(null) });
      await user.click(await screen.findByRole('link', { name: 'Leave' }));
      await waitFor(() => expect(address()).toBe('/about'));
      expect(getSettings()).toEqual(DEFAULT_SETTINGS);
    },
  );
});

describe('?layout=', () => {
  test('previews a layout across links until Leave', async () => {
    const { user, address } = await renderApp('/about?layout=icon-view', { auth: fakeAuth(null) });
    expect(getSettings()).toMatchObject({ orientation: 'vertical', mainMenu: { size: 'condensed' } });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Support' }));
    await screen.findByRole('heading', { level: 1, name: 'Support' });
    expect(address()).toBe('/support?layout=icon-view');
    expect(localStorage.getItem('plaza.theme-config')).not.toContain('condensed');
    await user.click(await screen.findByRole('link', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/support'));
    expect(getSettings()).toEqual(DEFAULT_SETTINGS);
  });

  test.each(['constructor', 'unknown', '', '1', '{"toString":1}'])(
    'ignores the layout "%s"',
    async (layout) => {
      const { user, address } = await renderApp(`/about?layout=${layout}`, { auth: fakeAuth(null) });
      expect(getSettings()).toEqual(DEFAULT_SETTINGS);
      expect(await screen.findByRole('heading', { name: 'About Plaza' })).toBeInTheDocument();
      await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Support' }));
      await waitFor(() => expect(address()).toBe('/support'));
    },
  );
});

describe('on every page', () => {
  test('shows a toast with its action and a confirmation', async () => {
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    let undone = false;
    act(() =>
      showToast({
        type: 'success',
        title: 'Post sent',
        action: { label: 'Undo', run: () => (undone = true) },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undone).toBe(true);

    let answer: boolean | undefined;
    act(() => {
      void confirmAction({ title: 'Delete this post?', action: 'Delete', danger: true }).then(
        (yes) => (answer = yes),
      );
    });
    const dialog = await screen.findByRole('dialog', { name: 'Delete this post?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(answer).toBe(true));
  });

  test('the theme button follows the system, and switches to the other theme', async () => {
    updateSettings({ theme: 'auto' });
    const { user } = await renderApp('/about', { auth: fakeAuth(null) });
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    setSystemScheme('dark');
    await user.click(screen.getByRole('button', { name: 'Light theme' }));
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    expect(getSettings()).toMatchObject({ theme: 'light' });
  });

  test('operates the account menu by keyboard', async () => {
    const { user } = await renderApp('/about');
    const button = screen.getByRole('button', { name: /Your account/ });
    button.focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    // Appears once the profile has loaded.
    await screen.findByRole('menuitem', { name: 'Your profile' });
    await user.keyboard('{Home}');
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus();
    await user.keyboard('lay');
    expect(screen.getByRole('menuitem', { name: 'Layout and colours' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Your account/ })).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('shows unread notifications in the menu and the tab title', async () => {
    const { write, call } = await createTestService();
    const amara = createMember('Amara Diallo');
    const { id } = await write(ines, 'Lemons at the corner');
    await write(amara, { text: 'Keep me two', replyTo: id });
    await call(amara, likePost, { params: { postId: id } });
    await call(amara, follow, { params: { handle: 'ines_marchetti' } });
    await renderApp('/about');
    await waitFor(() => expect(document.title).toBe('(3) About Plaza | Plaza'));
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(within(main).getByRole('link', { name: /Notifications 3 unread/ })).toBeInTheDocument();
  });
});

test('a page of a section opens without reading its layout before the frame', async () => {
  const read = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  await renderApp('/ui/links');
  const strip = await screen.findByRole('navigation', { name: 'Base UI' });
  expect(within(strip).getByRole('link', { current: 'page' })).toHaveTextContent('Links');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
