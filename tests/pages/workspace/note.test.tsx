import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetSampleData } from '@/data/store/collection';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';

afterEach(resetSampleData);

const list = () => within(screen.getByRole('region', { name: 'All notes' }));
const names = () =>
  list()
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });

async function openFirst(user: UserEvent) {
  await user.click(await screen.findByRole('link', { name: /^Winter market/ }));
  await screen.findByRole('textbox', { name: 'Note text' });
}

describe('notes', () => {
  it('show pinned ones first, are found by words of title and text, and keep the search in the address', async () => {
    const { user, address } = await renderApp('/apps/notes', { auth: fakeAuth(null) });
    expect(await screen.findByRole('region', { name: 'Sample data' })).toBeVisible();
    expect(names().slice(0, 2)).toEqual(['Winter market, what is left', 'Tool library: rules on one page']);
    await user.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'CLOCK tram');
    await waitFor(() => expect(names()).toEqual(['Questions for the tram office']));
    expect(address()).toContain('q=CLOCK');
    await user.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toHaveLength(8));
  });

  it('save what is typed by themselves, with name and excerpt in the list', async () => {
    const { user } = await renderApp('/apps/notes');
    await user.click(await screen.findByRole('button', { name: 'New note' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Lamp oil');
    await user.type(field(), 'Two **barrels**');
    expect(await list().findByRole('link', { name: /Lamp oil.*Two barrels/ })).toBeVisible();
    // Empty notes are used again instead of left in the list.
    await user.click(screen.getByRole('button', { name: 'New note' }));
    expect(await list().findByRole('link', { name: /Untitled note/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New note' }));
    expect(list().getAllByRole('link', { name: /Untitled note/ })).toHaveLength(1);
  });

  it('take what is typed right after New note as their title', async () => {
    const { user, address } = await renderApp('/apps/notes');
    await user.click(await screen.findByRole('button', { name: 'New note' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await user.keyboard('New lamps');
    expect(title).toHaveValue('New lamps');
    expect(address()).toContain('/apps/notes');
    expect(await list().findByRole('link', { name: /New lamps/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'New note' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('open another new note when New note is pressed before the last letters are saved', async () => {
    const { user } = await renderApp('/apps/notes');
    await user.click(await screen.findByRole('button', { name: 'New note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await user.keyboard('Lamps');
    await user.click(screen.getByRole('button', { name: 'New note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    expect(await list().findByRole('link', { name: /^Lamps/ })).toBeVisible();
    expect(list().getByRole('link', { name: /Untitled note/ })).toBeVisible();
  });

  it('save the last words when another note is opened right away', async () => {
    const { user } = await renderApp('/apps/notes');
    await openFirst(user);
    await user.type(field(), ' And lamps');
    await user.click(list().getByRole('link', { name: /^Bread for forty/ }));
    await user.click(list().getByRole('link', { name: /^Winter market/ }));
    await waitFor(() => expect(field().value).toMatch(/between the sets\. And lamps$/));
  });

  it('format by key and button, continue lists, and undo typing by steps', async () => {
    const { user } = await renderApp('/apps/notes');
    await user.click(await screen.findByRole('button', { name: 'New note' }));
    await user.click(await screen.findByRole('textbox', { name: 'Note text' }));
    await user.keyboard('- oil{Enter}wicks');
    expect(field()).toHaveValue('- oil\n- wicks');
    await user.keyboard('{Enter}{Enter}{Control>}b{/Control}soon');
    expect(field()).toHaveValue('- oil\n- wicks\n**soon**');
    await user.click(screen.getByRole('button', { name: 'Quote' }));
    expect(field()).toHaveValue('- oil\n- wicks\n> **soon**');
    await user.click(screen.getByRole('button', { name: 'Undo typing' }));
    expect(field()).not.toHaveValue('- oil\n- wicks\n> **soon**');
    await user.click(screen.getByRole('button', { name: 'Redo typing' }));
    expect(field()).toHaveValue('- oil\n- wicks\n> **soon**');
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    const quote = (await screen.findByText('soon')).closest('blockquote');
    expect(quote).toBeVisible();
  });

  it('undo a composition as one step, however long it took', async () => {
    const { user } = await renderApp('/apps/notes');
    await user.click(await screen.findByRole('button', { name: 'New note' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note text' }), 'oil ');
    const start = performance.now();
    for (const [index, value] of ['oil に', 'oil にほ', 'oil 日本'].entries()) {
      const clock = vi.spyOn(performance, 'now').mockReturnValue(start + (index + 1) * 10_000);
      fireEvent.input(field(), { target: { value }, isComposing: true });
      clock.mockRestore();
    }
    fireEvent.compositionEnd(field());
    await user.click(screen.getByRole('button', { name: 'Undo typing' }));
    expect(field()).toHaveValue('oil ');
    await user.click(screen.getByRole('button', { name: 'Redo typing' }));
    expect(field()).toHaveValue('oil 日本');
  });

  it('are pinned and deleted with Undo', async () => {
    const { user, address } = await renderApp('/apps/notes');
    await openFirst(user);
    await user.click(screen.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('Note unpinned')).toBeVisible();
    await waitFor(() => expect(names()[0]).toBe('Tool library: rules on one page'));
    await user.click(screen.getByRole('button', { name: 'More for Winter market, what is left' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Note deleted')).toBeVisible();
    expect(names()).toHaveLength(7);
    expect(address()).not.toContain('note=');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toHaveLength(8));
  });

  it('are found by the palette', async () => {
    const { user, address } = await renderApp('/apps/Projects');
    await screen.findByRole('heading', { level: 1, name: 'Projects' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'starter fed evening');
    await user.click(await screen.findByRole('option', { name: /Bread for forty/ }));
    await waitFor(() => expect(address()).toContain('/apps/notes?note='));
  });
});
