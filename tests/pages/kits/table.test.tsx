import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Benches, names, showBenches } from '../../support/pages/bench-table';

describe('sorting', () => {
  test('cycles ascending, descending, unsorted by the header, with empty values last and aria-sort', async () => {
    const user = showBenches();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Anton', 'Berta', 'Clara', 'Dora', 'Emil', 'Fritz']);
    expect(screen.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Age' }));
    expect(names().at(-1)).toBe('Clara');
    expect(screen.getByRole('columnheader', { name: /^Name/ })).not.toHaveAttribute('aria-sort');
  });

  test('adds a column with Shift', async () => {
    const user = showBenches({ defaults: { sort: [{ id: 'wood', desc: false }] } });
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.keyboard('{/Shift}');
    expect(names()).toEqual(['Emil', 'Fritz', 'Anton', 'Berta', 'Clara', 'Dora']);
    expect(screen.getByRole('button', { name: /^Name.*sort key 2/ })).toBeVisible();
  });
});

describe('search and filters', () => {
  test('matches every word and announces the number of rows', async () => {
    const user = showBenches();
    await user.type(screen.getByRole('searchbox', { name: 'Search benches' }), 'oak a');
    expect(await screen.findByText('1 to 3 of 3')).toBeInTheDocument();
    expect(names()).toEqual(['Dora', 'Clara', 'Berta']);
  });

  test('a facet counts its rows, and Clear removes all filters', async () => {
    const user = showBenches();
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

  test('filters and groups show the names of values', async () => {
    const user = showBenches({
      defaults: { group: 'wood' },
      rows: [
        { id: 7, name: 'Gerda', wood: 'Pear', age: 3 },
        { id: 8, name: 'Hanno', wood: 'Oak', age: 4 },
      ],
    });
    expect(screen.getByRole('button', { name: /^Pear tree/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Wood filter' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pear tree 1' }));
    expect(screen.getByRole('button', { name: 'Wood filter Pear tree' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Oak/ })).not.toBeInTheDocument();
  });

  test('an empty result offers to clear the filters', async () => {
    const user = showBenches({ defaults: { query: 'marble' } });
    expect(screen.getByRole('heading', { name: 'No benches match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(6);
  });
});

describe('pages', () => {
  test('have a number, a size and a last page', async () => {
    const user = showBenches({ defaults: { pageSize: 5 } });
    expect(screen.getByText(/1 to 5 of 6/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(names()).toEqual(['Fritz']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '10');
    expect(names()).toHaveLength(6);
  });

  test('beyond the last one show the last one', () => {
    showBenches({ defaults: { pageSize: 5, page: 99 } });
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
    const user = showBenches();
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
    const user = showBenches({ defaults: { widths: { name: 200, wood: 100, age: 100 } } });
    screen.getByRole('separator', { name: 'Width of Name' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('separator', { name: 'Width of Name' })).toHaveAttribute('aria-valuenow', '216');
  });
});

test('a row expands to its hidden columns', async () => {
  const user = showBenches();
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
  const user = showBenches({ defaults: { filters: { wood: ['Oak'] } } });
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
