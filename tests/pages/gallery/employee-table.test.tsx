import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resetSampleData } from '@/data/store/collection';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });
afterEach(resetSampleData);

const card = (name: string) => screen.getByRole('article', { name: new RegExp(`^${name}`) });
const open = (search = '') => renderApp(`/tables/gridJs${search}`, { auth: fakeAuth(null) });

test('the employee table shows every field and sums, and stores its view in the URL', async () => {
  const { user, address } = await open('?size=5&hide=');
  const table = within(card('Employees')).getByRole('grid', { name: 'Employees' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.dataset['col'])
    .filter(Boolean);
  expect(heads).toEqual([
    'id',
    'name',
    'email',
    'position',
    'company',
    'country',
    'office',
    'age',
    'startDate',
    'salaryCents',
  ]);
  expect(within(table).getByText('200 people')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Salary' }));
  await waitFor(() => expect(address()).toContain('sort='));
  await user.click(within(card('Employees')).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(address()).toContain('page=2'));
});

test('a URL restores its view and ignores invalid parts', async () => {
  await open('?q=tram%20lisbon&page=zero&size=7');
  const employees = card('Employees');
  expect(within(employees).getByRole('searchbox', { name: 'Search employees' })).toHaveValue('tram lisbon');
  expect(within(employees).getByText(/1 to 2 of 2/)).toBeVisible();
});

test('deletes selected employees and restores them by Undo', async () => {
  const { user } = await open('?size=5');
  const employees = card('Employees');
  await user.click(within(employees).getByRole('checkbox', { name: 'Select 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(employees).getByText('199 people')).toBeVisible());
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(within(employees).getByText('200 people')).toBeVisible());
});

test('edits in the cell, and Undo restores the value', async () => {
  const { user } = await open('?size=5');
  const employees = within(card('Employees'));
  await user.dblClick(employees.getAllByRole('gridcell', { name: /^\$/ })[0] ?? card('Employees'));
  const field = await employees.findByRole('spinbutton', { name: 'Salary' });
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await employees.findByRole('gridcell', { name: '$123,456' })).toHaveFocus();
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(employees.queryByRole('gridcell', { name: '$123,456' })).toBeNull());
});

test('filters a text by its beginning and a number by a comparison', async () => {
  const { user, address } = await open('?size=5&hide=');
  const employees = within(card('Employees'));
  await user.click(employees.getByRole('button', { name: 'Name filter' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Name: compare' }), 'Begins with');
  await user.type(screen.getByRole('searchbox', { name: 'Name begins with' }), 'el');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(employees.getByRole('button', { name: /^Name filter/ })).toHaveTextContent('begins with el'),
  );
  await user.click(employees.getByRole('button', { name: 'Age filter' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age: compare' }), 'More than');
  await user.type(screen.getByRole('textbox', { name: 'Age more than' }), '30');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toContain('age'));
  const ages = () =>
    [...card('Employees').querySelectorAll('tbody [data-col="age"]')].map((cell) => Number(cell.textContent));
  await waitFor(() => expect(ages().every((age) => age > 30)).toBe(true));
  expect(ages().length).toBeGreaterThan(0);
});

test('every card has a control that changes something', async () => {
  const { user } = await open();
  const base = card('Base');
  expect(within(base).getAllByRole('row')).toHaveLength(5);
  const states = card('Loading');
  await user.click(within(states).getByRole('radio', { name: 'Failed' }));
  expect(within(states).getByRole('alert')).toHaveTextContent('The tram with the rows is late.');
  await user.click(within(states).getByRole('button', { name: 'Retry' }));
  expect(within(states).getByRole('table')).toBeVisible();
  const expanding = card('Expanding');
  await user.click(within(expanding).getAllByRole('button', { name: /^Details of/ })[0] ?? expanding);
  expect(within(expanding).getByText('Works in')).toBeVisible();
  const selection = card('Selection');
  await user.click(within(selection).getAllByRole('checkbox', { name: /^Select [A-Z]/ })[0] ?? selection);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(within(selection).getByText(/1 person invited/)).toBeVisible();
  const csv = card('CSV');
  await user.click(within(csv).getByRole('button', { name: 'Show the CSV' }));
  expect(within(csv).getByRole('region', { name: 'The CSV' })).toHaveTextContent(`"'=HYPERLINK`);
  await user.click(within(base).getByRole('button', { name: 'Show code' }));
  expect(await within(base).findByRole('region', { name: 'Source of Base' })).toHaveTextContent(
    'export function Base',
  );
});

test('asks signed-out visitors to sign in on the server-side card and sends no request', async () => {
  await open();
  expect(within(card('Server side')).getByRole('link', { name: 'Sign in to try this' })).toBeVisible();
});
