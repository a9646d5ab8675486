import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeHandle, HANDLE_CHANGE_DAYS } from '@contract/account/handle';
import { formatLongDay, toDay } from '@/lib/dates/day';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { injectFault } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const field = () => screen.findByRole('textbox', { name: 'New handle' });

it('changes the handle, and sends visitors of the former address to the new one', async () => {
  const { me } = await createTestService();
  const { handle } = await me(ines);
  const { user, address, router } = await renderApp('/more/account');
  await user.clear(await field());
  await user.type(await field(), '@Ines_M');
  await user.click(screen.getByRole('button', { name: 'Change handle' }));
  expect(await screen.findByText('@ines_m')).toBeVisible();
  expect((await me(ines)).handle).toBe('ines_m');
  await router.navigate({ to: '/u/$handle', params: { handle } });
  await waitFor(() => expect(address()).toBe('/u/ines_m'));
});

it('says why a handle is refused, and keeps what was typed', async () => {
  const { me } = await createTestService();
  await me(ines);
  await me(createMember('Amara'));
  const { user } = await renderApp('/more/account');
  await user.clear(await field());
  await user.type(await field(), 'a!');
  await user.click(screen.getByRole('button', { name: 'Change handle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Use 3 to 30 letters');
  await user.clear(await field());
  await user.type(await field(), 'amara');
  await user.click(screen.getByRole('button', { name: 'Change handle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('@amara is taken. Choose another handle.');
  expect(await field()).toHaveValue('amara');
});

/** Returns a function that lets the service answer. */
function holdAnswer(): () => void {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  injectFault('PUT /me/handle', async (pass) => {
    await asked;
    return pass();
  });
  return () => answer();
}

it('keeps the focus, and what was typed while an earlier handle was being saved', async () => {
  const { me } = await createTestService();
  await me(ines);
  const { user } = await renderApp('/more/account');
  const answer = holdAnswer();
  await user.clear(await field());
  await user.type(await field(), 'ines_m{Enter}');
  await user.type(await field(), '_d');
  answer();
  expect(await screen.findByText('@ines_m')).toBeVisible();
  expect(await field()).toHaveValue('ines_m_d');
  expect(await field()).toHaveFocus();
});

it('says nothing about a handle that was changed again while the service answered', async () => {
  const { me } = await createTestService();
  await me(ines);
  await me(createMember('Amara'));
  const { user } = await renderApp('/more/account');
  const answer = holdAnswer();
  await user.clear(await field());
  await user.type(await field(), 'amara');
  await user.click(screen.getByRole('button', { name: 'Change handle' }));
  await user.type(await field(), '_d');
  expect(screen.getByRole('button', { name: 'Change handle' })).toHaveAttribute('aria-disabled');
  answer();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change handle' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('amara_d');
});

it('says when the next change is possible, in the member’s own zone and language of dates', async () => {
  const { call } = await createTestService();
  await call(ines, changeHandle, { body: { handle: 'ines_first' } });
  const { user } = await renderApp('/more/account');
  await user.clear(await field());
  await user.type(await field(), 'ines_second');
  const before = new Date();
  await user.click(screen.getByRole('button', { name: 'Change handle' }));
  const text = (await screen.findByRole('alert')).textContent;
  expect(text).toMatch(/^You can change your handle once in 14 days\. Next change: /);
  const next = new Date(before.getTime() + HANDLE_CHANGE_DAYS * 86_400_000);
  expect(text).toContain(formatLongDay(toDay(next)));
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});
