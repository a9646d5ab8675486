import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { TableState } from '@/components/kits/table/model/table-state';

interface Bench {
  id: number;
  name: string;
  wood: string;
  age: number | null;
}
const benches: readonly Bench[] = [
  { id: 1, name: 'Dora', wood: 'Oak', age: 40 },
  { id: 2, name: 'Emil', wood: 'Ash', age: 12 },
  { id: 3, name: 'Clara', wood: 'Oak', age: null },
  { id: 4, name: 'Anton', wood: 'Elm', age: 12 },
  { id: 5, name: 'Berta', wood: 'Oak', age: 7 },
  { id: 6, name: 'Fritz', wood: 'Ash', age: 33 },
];
const helper = createAppColumnHelper<Bench>();
const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    meta: { fixed: true },
    cell: ({ getValue }) => getValue().slice(0),
  }),
  helper.accessor('wood', { header: 'Wood', meta: { filter: 'choice' } }),
  helper.accessor('age', {
    header: 'Age',
    meta: { numeric: true, filter: 'number' },
    aggregationFn: 'sum',
    aggregatedCell: ({ getValue }) => `${getValue()} years`,
  }),
]);
const idOf = (bench: Bench) => String(bench.id);
const detail = (bench: Bench) => (
  <p>
    {bench.name} is made of {bench.wood}
  </p>
);
const tools = { search: true, filters: true, group: true, columns: true, csv: true, views: 'benches' };
const bulkRun = vi.fn<(rows: readonly Bench[]) => void>();

function Benches({
  defaults,
  rows = benches,
  ...rest
}: {
  defaults?: Partial<TableState>;
  rows?: readonly Bench[];
  pending?: boolean;
  error?: unknown;
  retry?: () => void;
}) {
  const [start] = useState(defaults);
  const control = useLocalTableState(start);
  return (
    <DataTable
      label="Benches"
      singular="bench"
      plural="benches"
      rows={rows}
      columns={columns}
      rowId={idOf}
      control={control}
      tools={tools}
      detail={detail}
      arrangeable
      bulk={[{ label: 'Paint', icon: null, run: (ticked) => bulkRun(ticked) }]}
      {...rest}
    />
  );
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
const show = (props: Parameters<typeof Benches>[0] = {}) => {
  render(<Benches {...props} />);
  return userEvent.setup();
};

afterEach(() => bulkRun.mockClear());

describe('sorting', () => {
  test('cycles ascending, descending, unsorted by the header, with empty values last and aria-sort', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Anton', 'Berta', 'Clara', 'Dora', 'Emil', 'Fritz']);
    expect(screen.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(names().at(-1)).toBe('Clara');
    expect(screen.getByRole('columnheader', { name: /^Name/ })).not.toHaveAttribute('aria-sort');
  });

  test('adds a column with Shift', async () => {
    const user = show({ defaults: { sort: [{ id: 'wood', desc: false }] } });
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.keyboard('{/Shift}');
    expect(names()).toEqual(['Emil', 'Fritz', 'Anton', 'Berta', 'Clara', 'Dora']);
    expect(screen.getByRole('button', { name: /^Name.*sort key 2/ })).toBeVisible();
  });
});

describe('search and filters', () => {
  test('matches every word and announces the number of rows', async () => {
    const user = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search benches' }), 'oak a');
    expect(await screen.findByText('3 benches match')).toBeInTheDocument();
    expect(names()).toEqual(['Dora', 'Clara', 'Berta']);
  });

  test('a facet counts its rows, and Clear removes all filters', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Wood filter' }));
    const panel = screen.getByRole('dialog', { name: 'Filter by wood' });
    await user.click(within(panel).getByRole('checkbox', { name: 'Ash 2' }));
    expect(names()).toEqual(['Emil', 'Fritz']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Wood filter/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(names()).toHaveLength(6);
  });

  test('an empty result offers to clear the filters', async () => {
    const user = show({ defaults: { query: 'marble' } });
    expect(screen.getByRole('heading', { name: 'No benches match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(6);
  });
});

describe('groups', () => {
  const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  const groupBy = async (user: ReturnType<typeof show>, choice: string) => {
    await user.click(screen.getByRole('button', { name: 'Group benches' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: choice }));
  };

  test('shows each value with its count and sum; opens and closes', async () => {
    const user = show();
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
    const user = show({ defaults: { group: 'wood', sort: [{ id: 'age', desc: true }] } });
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
    const user = show({ defaults: { group: 'wood', pageSize: 5 } });
    expect(screen.getByText(/^1 to 3 of 3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Oak 3' }));
    expect(screen.getByText(/^1 to 5 of 6/)).toBeVisible();
  });

  test('selects all benches of a group', async () => {
    const user = show({ defaults: { group: 'wood' } });
    await user.click(screen.getByRole('checkbox', { name: 'Select all of Oak' }));
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 selected');
    await user.click(screen.getByRole('button', { name: 'Paint' }));
    expect(bulkRun.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Dora', 'Clara', 'Berta']);
  });
});

describe('selection', () => {
  test('survives paging, extends with Shift, and runs an action', async () => {
    const user = show({ defaults: { pageSize: 5 } });
    await user.click(screen.getByRole('checkbox', { name: 'Select Dora' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Clara' }));
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Fritz' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByRole('status')).toHaveTextContent('4 selected');
    await user.click(within(bar).getByRole('button', { name: 'Paint' }));
    expect(bulkRun.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['Dora', 'Emil', 'Clara', 'Fritz']);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('the header checkbox selects the page and shows a partial selection', async () => {
    const user = show({ defaults: { pageSize: 5 } });
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
    const user = show();
    await user.click(screen.getByRole('checkbox', { name: 'Select Dora' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Emil' }));
    const search = screen.getByRole('searchbox');
    await user.type(search, 'Emil');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paint' }));
    expect(bulkRun.mock.calls.at(-1)?.[0].map(({ name }) => name)).toEqual(['Emil']);
  });
});

describe('pages', () => {
  test('have a number, a size and a last page', async () => {
    const user = show({ defaults: { pageSize: 5 } });
    expect(screen.getByText(/1 to 5 of 6/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(names()).toEqual(['Fritz']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '10');
    expect(names()).toHaveLength(6);
  });

  test('beyond the last one show the last one', () => {
    show({ defaults: { pageSize: 5, page: 99 } });
    expect(names()).toEqual(['Fritz']);
  });
});

describe('columns', () => {
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.dataset['col'])
      .filter(Boolean);
  test('columns are hidden, moved, pinned and reset by buttons', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'Move Age towards the start' }));
    expect(headers()).toEqual(['name', 'age', 'wood']);
    await user.click(screen.getByRole('checkbox', { name: 'Wood' }));
    expect(headers()).toEqual(['name', 'age']);
    await user.click(screen.getByRole('button', { name: 'Pin Age' }));
    expect(headers()).toEqual(['age', 'name']);
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(headers()).toEqual(['name', 'wood', 'age']);
  });

  test('resizes by arrow keys', async () => {
    const user = show({ defaults: { widths: { name: 200, wood: 100, age: 100 } } });
    screen.getByRole('separator', { name: 'Width of Name' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('separator', { name: 'Width of Name' })).toHaveAttribute('aria-valuenow', '216');
  });
});

test('a row expands to its hidden columns', async () => {
  const user = show();
  const button = screen.getByRole('button', { name: 'Details of Emil' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Emil is made of Ash')).toBeVisible();
});

test('shows loading, empty and error states', async () => {
  const retry = vi.fn<() => void>();
  const { rerender } = render(<Benches pending />);
  expect(screen.getByText('Loading benches')).toBeInTheDocument();
  rerender(<Benches rows={[]} />);
  expect(screen.getByRole('heading', { name: 'No benches yet' })).toBeVisible();
  rerender(<Benches error={new Error('The gate is shut.')} retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The gate is shut.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('saves a named view and restores it', async () => {
  const user = show({ defaults: { filters: { wood: ['Oak'] } } });
  await user.click(screen.getByRole('button', { name: 'More for benches' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Only oak');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(names()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'More for benches' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Only oak' }));
  expect(names()).toEqual(['Dora', 'Clara', 'Berta']);
});
