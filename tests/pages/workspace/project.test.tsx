import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/pages/render-app';

describe('projects', () => {
  it('archives a project and restores it by keyboard', async () => {
    const { user } = await renderApp('/apps/Projects');
    const title = 'Winter market';
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText(`${title} archived`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: title })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: title })).toBeVisible();
  });

  it('stores filter and view in the URL and shows the table', async () => {
    const { user, address } = await renderApp('/apps/Projects?view=nonsense');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Finished');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const table = within(await screen.findByRole('table', { name: 'Projects' }));
    expect(table.getAllByText('Finished').length).toBeGreaterThan(0);
    expect(table.queryByText('In progress')).toBeNull();
    expect(address()).toContain('status=Finished');
  });

  it('takes an icon of the sets, shows it on the card, and undoes it', async () => {
    const { user } = await renderApp('/apps/Projects');
    const card = async () =>
      (await screen.findByRole('button', { name: 'Winter market' })).closest('li') ?? document.body;
    const drawing = async () => (await card()).querySelector('.project-icon path')?.getAttribute('d');
    await waitFor(async () => expect(await drawing()).toBeTruthy());
    const before = await drawing();
    await user.click(screen.getByRole('button', { name: 'More for Winter market' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Winter market' }));
    const icons = within(await dialog.findByRole('group', { name: 'Icon' }));
    expect(icons.getByRole('radio', { name: 'Market' })).toBeChecked();
    await user.click(icons.getByRole('radio', { name: 'Lamp' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await drawing()).not.toBe(before));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await drawing()).toBe(before));
  });

  it('opens the drawer from the URL and counts its tasks, comments and questions', async () => {
    const { user } = await renderApp('/apps/Projects?project=1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Winter market' }));
    expect(drawer.getByText('14 of 26 tasks')).toBeVisible();
    await user.click(drawer.getByRole('checkbox', { name: 'Walk the site' }));
    expect(await drawer.findByText('13 of 26 tasks')).toBeVisible();
    await user.type(drawer.getByRole('textbox', { name: 'New task' }), 'Paint the stalls{Enter}');
    expect(await drawer.findByText('13 of 27 tasks')).toBeVisible();
    const talk = () => drawer.getByRole('heading', { name: /comments?, \d+ questions?$/ });
    const questions = Number(/(\d+) questions?$/.exec(talk().textContent ?? '')?.[1]);
    await user.type(drawer.getByRole('textbox', { name: 'Comment or question' }), 'Who paints?{Enter}');
    await waitFor(() => expect(talk()).toHaveAccessibleName(new RegExp(` ${questions + 1} question`)));
    expect(drawer.getByText('5 people')).toBeVisible();
  });
});
