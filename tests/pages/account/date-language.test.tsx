import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getMe } from '@contract/member/member';
import { follow } from '@contract/member/profile';
import { getSettings, updateSettings } from '@/lib/settings/settings';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');

describe('date language', () => {
  it('is chosen in More with an example and applies to other pages', async () => {
    const { call, query } = await createTestService();
    const { handle } = await call(ines, getMe);
    await call(amara, follow, { params: { handle } });
    await query(`UPDATE notifications SET at = at - interval '5 days'`);
    const [{ at = '' } = {}] = (await query('SELECT at FROM notifications')) as {
      at?: string;
    }[];
    const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const month = { month: 'long', year: 'numeric' } as const;

    const { user, router } = await renderApp('/more');
    const select = await screen.findByRole('combobox', { name: 'Date format' });
    expect(select).toHaveDisplayValue('British English');
    await user.selectOptions(select, 'pl-PL');
    const example = new Date().toLocaleDateString('pl-PL', { ...day, year: 'numeric' });
    expect(select).toHaveAccessibleDescription(expect.stringContaining(example));

    await router.navigate({ to: '/notifications' });
    const heading = new Date(at).toLocaleDateString('pl-PL', day);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    act(() => void updateSettings({ dates: 'en-US' }));
    expect(
      screen.getByRole('heading', { name: new Date(at).toLocaleDateString('en-US', day) }),
    ).toBeVisible();

    act(() => void updateSettings({ dates: 'pl-PL' }));
    await router.navigate({ to: '/u/$handle', params: { handle: amara.handle } });
    expect(await screen.findByText(`Joined ${new Date().toLocaleDateString('pl-PL', month)}`)).toBeVisible();
  });
});

describe('the language', () => {
  const chooseGerman = async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    onTestFinished(() => {
      reload.mockRestore();
      updateSettings({ language: 'en' });
    });
    const { user } = await renderApp('/more');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Deutsch');
    return reload;
  };
  /** What the next page load reads (index.html). */
  const storedLanguage = () => localStorage.getItem('plaza.theme-config');

  it('is chosen in More: dates follow, and the page loads again', async () => {
    const reload = await chooseGerman();
    expect(storedLanguage()).toContain('"language":"de"');
    expect(screen.getByRole('combobox', { name: 'Date format' })).toHaveDisplayValue('Deutsch (Deutschland)');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5_000 });
  });

  it('leaves dates in a language that the member chose', async () => {
    updateSettings({ dates: 'pl-PL' });
    const reload = await chooseGerman();
    expect(getSettings()).toMatchObject({ language: 'de', dates: 'pl-PL' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5_000 });
  });

  it('stays where the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    onTestFinished(() => void vi.unstubAllGlobals());
    await chooseGerman();
    expect(await screen.findByText('Language not changed')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  });
});
