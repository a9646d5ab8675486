import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../support/pages/render-app';
import { typeDate } from '../../../support/pages/type-date';

const stallAnswers = [
  { Name: 'Teo Lindgren', Email: 'teo@plaza.test' },
  { 'Name of the stall': 'Bells and spokes', Goods: 'Bicycle parts' },
  { 'First day': '2026-12-05', Tables: '2' },
];

test('form wizard', async () => {
  const { user, address, unmount } = await renderApp('/forms/wizard');
  const cardOf = async (title: string) =>
    within(await screen.findByRole('article', { name: new RegExp(`^${title}`) }));
  const linear = await cardOf('Linear');
  for (const [index, answers] of stallAnswers.entries()) {
    expect(linear.getByRole('button', { current: 'step' })).toHaveTextContent(String(index + 1));
    for (const [label, value] of Object.entries(answers))
      if (label === 'First day')
        await typeDate(user, await linear.findByRole('group', { name: label }), value);
      else fireEvent.change(linear.getByLabelText(label), { target: { value } });
    await user.click(linear.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toContain(`linear=${index + 2}`));
  }
  unmount();

  const again = await renderApp('/forms/wizard?linear=4');
  const kept = await cardOf('Linear');
  expect(kept.getByText('Bells and spokes')).toBeVisible();
  await again.user.click(kept.getByRole('button', { name: 'Ask for the stall' }));
  expect(kept.getByRole('status')).toHaveTextContent('Bells and spokes is on the list');

  await again.user.click((await cardOf('Non-linear')).getByRole('button', { name: 'Day' }));
  await waitFor(() => expect(again.address()).toContain('free=3'));

  const checked = await cardOf('Checked steps');
  await again.user.click(checked.getByRole('button', { name: 'Next' }));
  expect(checked.getByLabelText('Name')).toHaveFocus();
  expect(checked.getByLabelText('Name')).toHaveAccessibleDescription(/at least 2 letters/);
  const { Name = '', Email = '' } = stallAnswers[0] ?? {};
  fireEvent.change(checked.getByLabelText('Name'), { target: { value: '12' } });
  fireEvent.change(checked.getByLabelText('Email'), { target: { value: Email } });
  await again.user.click(checked.getByRole('button', { name: 'Next' }));
  expect(checked.getByLabelText('Name')).toHaveAccessibleDescription(/at least 2 letters/);
  fireEvent.change(checked.getByLabelText('Name'), { target: { value: Name } });
  await again.user.click(checked.getByRole('button', { name: 'Next' }));
  await again.user.click(await checked.findByRole('button', { name: 'Back' }));
  fireEvent.change(await checked.findByLabelText('Name'), { target: { value: '' } });
  expect(checked.getByRole('button', { name: 'Stall' }), 'later steps wait').toBeDisabled();

  const bar = await cardOf('Progress bar');
  await again.user.click(bar.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(bar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'));

  const vertical = await cardOf('Vertical');
  expect(vertical.getByRole('button', { name: 'Stall' })).toBeDisabled();
  await again.user.click(vertical.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(vertical.getByRole('heading', { name: /Stall/ })).toHaveFocus());
});
