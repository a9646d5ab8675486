import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { files } from '@/data/file/collection';
import { resetSampleData } from '@/data/store/collection';
import { renderApp } from '../../support/pages/render-app';

afterEach(() => {
  vi.restoreAllMocks();
  return resetSampleData();
});

const shown = async () => within(await screen.findByRole('list', { name: 'Files' }));

describe('file manager', () => {
  it('opens folders from tree and tile, and returns by the breadcrumb', async () => {
    const { user, address } = await renderApp('/apps/file-manager?view=nonsense&folder=99999');
    await user.click((await shown()).getByRole('button', { name: 'Markets' }));
    await user.click(await (await shown()).findByRole('button', { name: 'Winter market' }));
    expect(await (await shown()).findByRole('button', { name: 'Lamp layout.svg' })).toBeVisible();
    const path = within(screen.getByRole('navigation', { name: 'Folder path' }));
    await user.click(path.getByRole('link', { name: 'Markets' }));
    expect(await (await shown()).findByRole('button', { name: 'Season prices.xlsx' })).toBeVisible();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Folders' })).getByRole('link', { name: 'Choir' }),
    );
    expect(await (await shown()).findByRole('button', { name: 'Seating.xlsx' })).toBeVisible();
    expect(address()).toMatch(/folder=[\da-f-]{36}/u);
  });

  it('goes on at the first file of a folder that a key opened', async () => {
    const { user } = await renderApp('/apps/file-manager');
    (await shown()).getByRole('button', { name: 'Markets' }).focus();
    await user.keyboard('{Enter}');
    await (await shown()).findByRole('button', { name: 'Season prices.xlsx' });
    const [first, second] = (await shown()).getAllByRole('button', { name: /^(?!Star|More)/u });
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
  });

  it('searches subfolders, filters by type and stores both in the URL', async () => {
    const { user, address } = await renderApp('/apps/file-manager?q=bench');
    expect(await (await shown()).findByRole('button', { name: 'Bench 12, before.png' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Spreadsheet');
    const list = await shown();
    expect(await list.findByRole('button', { name: 'Bench inventory.xlsx' })).toBeVisible();
    expect(list.queryByRole('button', { name: 'Bench 12, before.png' })).toBeNull();
    expect(address()).toContain('type=sheet');
  });

  it('steps through the preview by arrow keys, without a step back for each file', async () => {
    const { user, address } = await renderApp('/apps/file-manager?q=bench&type=image');
    const names = (await (await shown()).findAllByRole('button', { name: /^(?!Star|More)/u })).map(
      ({ textContent }) => textContent ?? '',
    );
    const [first = '', next = ''] = names;
    await user.click(screen.getByRole('button', { name: first }));
    await screen.findByRole('dialog', { name: first });
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    const before = history.length;
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    const second = within(await screen.findByRole('dialog', { name: next }));
    expect(second.getByText(`2 of ${names.length}`)).toBeVisible();
    expect(second.getByRole('group', { name: `2 of ${names.length}` })).toBeVisible();
    expect(history.length).toBe(before);
    await user.click(second.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('dialog', { name: first })).toBeVisible();
    expect(address()).toContain('preview=');
  });

  it('rates by digits in the list and in the preview, filters by rating, and undoes it', async () => {
    const { user, address } = await renderApp('/apps/file-manager?rating=5&sort=rating');
    const five = await shown();
    expect(await five.findAllByRole('img', { name: 'Rating: 5 stars of 5' })).toHaveLength(3);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '1 star or more');
    expect(address()).toContain('rating=1');
    const tile = (await shown()).getByRole('button', { name: 'Tile pattern.png' });
    tile.focus();
    await user.keyboard('4');
    expect(await screen.findByText('Tile pattern.png rated 4 stars')).toBeVisible();
    await user.click(tile);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tile pattern.png' }));
    expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: '2 stars' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked());
    await user.keyboard('0');
    expect(await screen.findByText('Rating of Tile pattern.png cleared')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: '2 stars' })).not.toBeChecked());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tile pattern.png' })).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Tile pattern.png' })).toBeVisible();
  });

  it('renames in place, moves by dialog and undoes by the keyboard', async () => {
    const { user } = await renderApp('/apps/file-manager');
    (await screen.findByRole('button', { name: 'Ideas.md' })).focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'New name of Ideas.md' });
    await user.clear(field);
    await user.type(field, 'Better ideas.md{Enter}');
    await user.click(await screen.findByRole('button', { name: 'More for Better ideas.md' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Better ideas.md' }));
    await user.click(dialog.getByRole('radio', { name: 'Minutes' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Better ideas.md' })).toBeNull());
    await screen.findByText('Better ideas.md moved to Minutes');
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Better ideas.md' })).toBeVisible();
  });

  it('selects a range with Shift, moves it to the bin, and restores it', async () => {
    const { user } = await renderApp('/apps/file-manager?sort=name');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bee diary.md' }));
    screen.getByRole('button', { name: 'Bee diary.md' }).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move to bin' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bee diary.md' })).toBeNull());
    await user.click(screen.getByRole('link', { name: /^Bin/u }));
    await user.click(await screen.findByRole('button', { name: 'More for Bee diary.md' }));
    await user.click(screen.getByRole('menuitem', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bee diary.md' })).toBeNull());
  });

  it('mounts few files of a large folder, and walks and selects all of them by keyboard', async () => {
    // Of the window and of a file: a page without layout has none.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(176);
    const { user } = await renderApp('/apps/file-manager');
    await user.click((await shown()).getByRole('button', { name: 'Choir' }));
    await (await shown()).findByRole('button', { name: 'Seating.xlsx' });
    const like = (await files.all()).find(({ title }) => title === 'Seating.xlsx');
    if (!like) throw new Error('The sample has no seating plan');
    await files.applyChanges(
      Array.from({ length: 500 }, (_, at) => ({
        put: { ...like, id: randomUUID(), title: `Zither ${at + 1}.txt` },
      })),
    );
    const first = await screen.findByRole('button', { name: 'Zither 1.txt' });
    const mounted = () => screen.getByRole('list', { name: 'Files' }).querySelectorAll('[data-file]').length;
    expect(mounted()).toBeLessThan(60);

    first.focus();
    await user.keyboard('{End}');
    const last = screen.getByRole('button', { name: 'Zither 500.txt' });
    expect(last).toHaveFocus();
    const place = last.closest('li');
    expect(place).toHaveAttribute('aria-posinset', place?.getAttribute('aria-setsize'));
    await user.keyboard('{Shift>}{Home}{/Shift}');
    const total = Number(place?.getAttribute('aria-setsize'));
    expect(screen.getByText(`${total} selected`)).toBeVisible();
    await user.keyboard('{Escape}{End}{F2}');
    const field = await screen.findByRole('textbox', { name: 'New name of Zither 500.txt' });
    await user.clear(field);
    await user.type(field, 'Last song.txt{Enter}');
    expect(await screen.findByText('Renamed to Last song.txt')).toBeVisible();
    expect(mounted()).toBeLessThan(60);
  });

  it('uploads files by button and by drop, under a free name', async () => {
    const { user } = await renderApp('/apps/file-manager');
    const notes = new File(['Lamps first, then benches.'], 'Notes.txt', { type: 'text/plain' });
    await user.upload(await screen.findByLabelText('Upload'), notes);
    expect(await screen.findByRole('button', { name: 'Notes.txt' })).toBeVisible();
    expect(await screen.findByText('Uploads finished')).toBeVisible();
    const dropped = { types: ['Files'], files: [notes], getData: () => '' };
    fireEvent.drop(screen.getByRole('region', { name: 'All files' }), { dataTransfer: dropped });
    expect(await screen.findByRole('button', { name: 'Notes (2).txt' })).toBeVisible();
  });

  it('creates a folder with its name field open, stars and shares', async () => {
    const { user } = await renderApp('/apps/file-manager');
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    const field = await screen.findByRole('textbox', { name: /New name of/u });
    await user.clear(field);
    await user.type(field, 'Spring fair{Enter}');
    expect(await screen.findByRole('button', { name: 'Spring fair' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Star Spring fair' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Star Spring fair', pressed: true })).toBeVisible(),
    );
    await user.click(screen.getByRole('button', { name: 'More for Spring fair' }));
    await user.click(screen.getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Spring fair' }));
    const people = dialog.getByRole('combobox', { name: 'People' });
    await user.type(people, 'tana');
    await user.click(await dialog.findByRole('option', { name: /^Mei Tanaka/ }));
    expect(
      within(dialog.getByRole('list', { name: 'People, picked' })).getByRole('listitem'),
    ).toHaveTextContent('Mei Tanaka');
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Spring fair is shared with 1')).toBeVisible();
  });
});
