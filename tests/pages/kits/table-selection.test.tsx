import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Bench, names, showBenches } from '../../support/pages/bench-table';

describe('groups', () => {
  const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  const groupBy = async (user: ReturnType<typeof showBenches>, choice: string) => {
    await user.click(screen.getByRole('button', { name: 'Group benches' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: choice }));
  };

  test('shows each value with its count and sum; opens and closes', async () => {
    const user = showBenches();
    await groupBy(user, 'Wood');
    expect(heads()).toEqual(['Ash2', 'Elm1', 'Oak3']);
    expect(screen.getByRole('row', { name: /Oak/ })).toHaveTextContent('47 years');
    await user.click(screen.getByRole('button', { name: 'Oak 3' }));
    expect(screen.getAllByRole('row', { name: /Details of/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Oak 3' }));
    expect(screen.queryByRole('row', { name: /Details of/ })).not.toBeInTheDocument();
    await groupBy(user, 'No groups');
    expect(names()).toHaveLength(6);
  });

  test('sorts groups by their sum and rows within a group; ties keep the order of the data', async () => {
    const user = showBenches({ defaults: { group: 'wood', sort: [{ id: 'age', desc: true }] } });
    expect(heads()).toEqual(['Oak3', 'Ash2', 'Elm1']);
    await user.click(screen.getByRole('button', { name: 'Ash 2' }));
    const woods = () =>
      screen
        .getAllByRole('row', { name: /Details of/ })
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    expect(woods()).toEqual(['Fritz', 'Emil']);
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(woods()).toEqual(['Emil', 'Fritz']);
  });

  test('counts rows of groups and open groups per page', async () => {
    const user = showBenches({ defaults: { group: 'wood', pageSize: 5 } });
    expect(screen.getByText(/^1 to 3 of 3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Oak 3' }));
    expect(screen.getByText(/^1 to 5 of 6/)).toBeVisible();
  });

  test('selects all benches of a group', async () => {
    const paint = vi.fn<(rows: readonly Bench[]) => void>();
    const user = showBenches({ defaults: { group: 'wood' }, paint });
    await user.click(screen.getByRole('checkbox', { name: 'Select all of Oak' }));
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 selected');
    await user.click(screen.getByRole('button', { name: 'Paint' }));
    expect(paint.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Dora', 'Clara', 'Berta']);
  });
});

describe('selection', () => {
  test('survives paging, extends with Shift, and runs an action', async () => {
    const paint = vi.fn<(rows: readonly Bench[]) => void>();
    const user = showBenches({ defaults: { pageSize: 5 }, paint });
    await user.click(screen.getByRole('checkbox', { name: 'Select Dora' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Clara' }));
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Fritz' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByRole('status')).toHaveTextContent('4 selected');
    await user.click(within(bar).getByRole('button', { name: 'Paint' }));
    expect(paint.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Dora', 'Emil', 'Clara', 'Fritz']);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('the header checkbox selects the page and shows a partial selection', async () => {
    const user = showBenches({ defaults: { pageSize: 5 } });
    const head = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Emil' }));
    expect(head).toBePartiallyChecked();
    await user.click(head);
    expect(screen.getByText('5 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 6' }));
    expect(screen.getByText('6 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).not.toBeInTheDocument();
  });

  test('leaves out rows that a search hides, and restores them with the search', async () => {
    const paint = vi.fn<(rows: readonly Bench[]) => void>();
    const user = showBenches({ paint });
    await user.click(screen.getByRole('checkbox', { name: 'Select Dora' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Emil' }));
    const search = screen.getByRole('searchbox');
    await user.type(search, 'Emil');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paint' }));
    expect(paint.mock.calls.at(-1)?.[0].map(({ name }) => name)).toEqual(['Emil']);
  });
});
