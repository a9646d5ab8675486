import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateMe } from '@contract/member/profile';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { createMember, createTestService } from '../../support/pages/test-service';

const nuno = createMember('Nuno Sequeira');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('skips the three steps, then offers a hello and a checklist that ticks itself', async () => {
  const service = await createTestService();
  await service.call(nuno, updateMe, { body: { bio: 'Bakes at night' } });
  const { user, address } = await renderApp('/welcome/face', { auth: fakeAuth(nuno) });
  for (const title of ['Make a face', 'Your handle and one line', 'Follow three to five']) {
    await heading(title);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'What’s happening on your square' })).toHaveValue(
      'Hello, square. I’m Nuno, and new here.',
    ),
  );
  const list = await screen.findByRole('region', { name: 'First steps' });
  expect(list).toHaveTextContent('1 of 4');
  expect(within(list).queryByRole('link', { name: 'Write one line about you' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(list).toHaveTextContent('2 of 4'));
  await user.click(within(list).getByRole('button', { name: 'Dismiss first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  await waitFor(async () => expect((await service.me(nuno)).welcome).toBeNull());
});

test('goes back to a step that keeps what was begun, and forward to those that were reached', async () => {
  const service = await createTestService();
  await service.me(nuno);
  const { user } = await renderApp('/welcome/face', { auth: fakeAuth(nuno) });
  await heading('Make a face');
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  expect(steps.getByRole('button', { name: 'Handle' }), 'later steps wait').toBeDisabled();
  const face = screen.getByRole('img').getAttribute('aria-label');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await heading('Your handle and one line');
  await user.type(screen.getByLabelText('One line about you'), 'Fixes radios');
  await user.click(steps.getByRole('button', { name: 'Face' }));
  expect(await heading('Make a face')).toHaveFocus();
  expect(screen.getByRole('img')).toHaveAttribute('aria-label', face);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await heading('Your handle and one line');
  expect(screen.getByLabelText('One line about you')).toHaveValue('Fixes radios');
  expect(steps.getByRole('button', { current: 'step' })).toHaveTextContent('Handle');
});

test('remembers the step that Escape leaves, and is never shown once it is over', async () => {
  const service = await createTestService();
  await service.me(nuno);
  const { user, address, unmount } = await renderApp('/welcome/profile', { auth: fakeAuth(nuno) });
  await heading('Your handle and one line');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await heading('Follow three to five');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(async () => expect((await service.me(nuno)).welcome).toBe('follow'));
  unmount();
  await service.call(nuno, updateMe, { body: { welcome: null } });
  const again = await renderApp('/welcome/face', { auth: fakeAuth(nuno) });
  await waitFor(() => expect(again.address()).toBe('/'));
});

test('tells whether a handle is available while it is typed', async () => {
  const service = await createTestService();
  await service.me(nuno);
  await service.me(createMember('Ada Lovelace'));
  const { user } = await renderApp('/welcome/profile', { auth: fakeAuth(nuno) });
  const field = await screen.findByLabelText('Handle');
  await user.clear(field);
  await user.type(field, 'ada_lovelace');
  expect(await screen.findByText('@ada_lovelace is taken. Choose another handle.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'nuno');
  expect(await screen.findByText('@nuno is available.')).toBeVisible();
  await user.type(screen.getByLabelText('One line about you'), 'Fixes radios');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Follow three to five');
  expect(await service.me(nuno)).toMatchObject({ handle: 'nuno', bio: 'Fixes radios' });
  await waitFor(async () => expect((await service.me(nuno)).welcome).toBe('follow'));
});

test('a visitor signs in before the steps', async () => {
  const { address } = await renderApp('/welcome/face', { auth: fakeAuth(null) });
  expect(address()).toBe('/auth/login?redirect=%2Fwelcome%2Fface');
});
