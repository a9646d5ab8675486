import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getMe } from '@contract/member/member';
import { follow } from '@contract/member/profile';
import { updateSettings } from '@/lib/settings/settings';
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
    act(() => updateSettings({ dates: 'en-US' }));
    expect(
      screen.getByRole('heading', { name: new Date(at).toLocaleDateString('en-US', day) }),
    ).toBeVisible();

    act(() => updateSettings({ dates: 'pl-PL' }));
    await router.navigate({ to: '/u/$handle', params: { handle: amara.handle } });
    expect(await screen.findByText(`Joined ${new Date().toLocaleDateString('pl-PL', month)}`)).toBeVisible();
  });
});
