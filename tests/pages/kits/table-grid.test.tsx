import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { showToast } from '@/lib/overlays/toast';

vi.mock('@/lib/overlays/toast', () => ({ showToast: vi.fn<(toast: object) => void>() }));

interface Bench {
  id: number;
  name: string;
  wood: string;
  cents: number;
}
const benches: readonly Bench[] = [
  { id: 1, name: 'Dora', wood: 'Oak', cents: 12_050 },
  { id: 2, name: 'Emil', wood: 'Ash', cents: 8000 },
  { id: 3, name: '=Clara', wood: 'Oak', cents: 100 },
  { id: 4, name: 'Anton', wood: 'Elm', cents: 1 },
  { id: 5, name: 'Berta', wood: 'Oak', cents: 2 },
  { id: 6, name: 'Fritz', wood: 'Ash', cents: 3 },
];
const helper = createAppColumnHelper<Bench>();
const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    meta: { edit: { kind: 'text', maxLength: 20, required: true } },
  }),
  helper.accessor('wood', { header: 'Wood', meta: { edit: { kind: 'choice' } } }),
  helper.accessor('cents', {
    header: 'Price',
    meta: { numeric: true, unit: 100, edit: { kind: 'number', min: 0 } },
    cell: ({ getValue }) => `$${getValue() / 100}`,
  }),
]);

function Benches() {
  const [rows, setRows] = useState(benches);
  const control = useLocalTableState({ pageSize: 5 });
  return (
    <>
      <DataTable
        label="Benches"
        singular="bench"
        plural="benches"
        rows={rows}
        columns={columns}
        rowId={(bench) => String(bench.id)}
        control={control}
        bulk={[]}
        grid={{
          save: (row, field, value) =>
            setRows(rows.map((one) => (one.id === row.id ? { ...one, [field]: value } : one))),
          locked: (bench) => (bench.name === 'Emil' ? 'Emil is sold.' : null),
        }}
      />
      <button type="button">After</button>
    </>
  );
}

const show = () => {
  render(<Benches />);
  return userEvent.setup();
};
const cell = (name: string) => screen.getByRole('gridcell', { name });
/** Text that Ctrl+C puts on the clipboard. */
const copied = (): string => {
  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
  return setData.mock.calls[0]?.[1] ?? '';
};

describe('keys', () => {
  test('move from cell to cell, to the ends and corners', async () => {
    const user = show();
    await user.click(cell('Dora'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Oak'],
      ['{ArrowDown}', 'Ash'],
      ['{End}', '$80'],
      ['{ArrowLeft}', 'Ash'],
      ['{Control>}{End}{/Control}', '$0.02'],
      ['{ArrowDown}', '$0.02'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('checkbox', { name: 'Select Dora' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(cell('Dora')).toHaveFocus();
  });

  test('PageDown turns the page and keeps the place', async () => {
    const user = show();
    await user.click(cell('Dora'));
    await user.keyboard('{PageDown}');
    expect(cell('Fritz')).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(cell('Dora')).toHaveFocus();
  });

  test('Tab leaves the grid in both directions and comes back to the cell', async () => {
    const user = show();
    await user.click(cell('Ash'));
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Rows' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(cell('Ash')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Price' })).toHaveFocus();
  });
});

describe('editing', () => {
  test('Enter edits and stores, Escape leaves, the cell keeps the focus', async () => {
    const user = show();
    const field = async () => {
      const editor = await screen.findByRole('textbox', { name: 'Name' });
      // It takes the focus after it is drawn.
      await waitFor(() => expect(editor).toHaveFocus());
      return editor;
    };
    await user.click(cell('Dora'));
    await user.keyboard('{Enter}');
    await field();
    await user.keyboard('Dorothea{Enter}');
    expect(cell('Dorothea')).toHaveFocus();
    await user.keyboard('{F2}');
    await field();
    await user.keyboard('x{Escape}');
    expect(cell('Dorothea')).toHaveFocus();
    await user.keyboard('Z');
    expect(await field()).toHaveValue('Z');
    await user.keyboard('{Enter}');
    expect(cell('Z')).toHaveFocus();
  });

  test('numbers are typed in their unit and checked', async () => {
    const user = show();
    await user.click(cell('$120.5'));
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('spinbutton', { name: 'Price' });
    expect(field).toHaveValue(120.5);
    await user.clear(field);
    await user.type(field, '-1{Enter}');
    expect(field).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '7.25{Enter}');
    expect(cell('$7.25')).toHaveFocus();
  });

  test('a choice offers the values of the column', async () => {
    const user = show();
    await user.dblClick(cell('Elm'));
    const field = await screen.findByRole('combobox', { name: 'Wood' });
    expect(
      within(field)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Ash', 'Elm', 'Oak']);
    await user.selectOptions(field, 'Ash');
    await user.tab();
    expect(screen.queryByRole('gridcell', { name: 'Elm' })).toBeNull();
  });

  test('a locked row says why', async () => {
    const user = show();
    expect(cell('Emil')).toHaveAttribute('aria-readonly', 'true');
    await user.click(cell('Emil'));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(showToast).toHaveBeenCalledWith({ type: 'info', title: 'Emil is sold.' });
  });
});

describe('copying', () => {
  test('Shift and arrows extend a range; numbers stay numbers and formulas text', async () => {
    const user = show();
    await user.click(cell('Dora'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
    expect(copied()).toBe("Dora\tOak\t120.5\r\nEmil\tAsh\t80\r\n'=Clara\tOak\t1");
    expect(await screen.findByText('3 by 3 cells copied')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
  });

  test('the mouse drags a range', async () => {
    const user = show();
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell('Ash') },
      { target: cell('$1') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(copied()).toBe('Ash\t80\r\nOak\t1');
  });
});
