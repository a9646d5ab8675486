import { screen, within } from '@testing-library/react';
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

  it('opens the drawer from the URL with numbers from the data', async () => {
    await renderApp('/apps/Projects?project=1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Winter market' }));
    expect(drawer.getByText('14 of 26 tasks')).toBeVisible();
    expect(drawer.getByText('5 people')).toBeVisible();
  });
});
