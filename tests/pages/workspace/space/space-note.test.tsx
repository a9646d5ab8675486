import { randomUUID } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { putSpace, putSpaceMember, type SpaceRole } from '@contract/space/space';
import { listSpaceItems } from '@contract/space/space-item';
import { notes } from '@/data/note/collection';
import { type CurrentSpace, currentSpaceOptions } from '@/queries/workspace/space';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { ines } from '../../../support/pages/fake-auth';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';

const id = randomUUID();
const lines = ['# Lamps', '', '- oil', '- wicks', '', 'Done by Friday.'];

async function openNote(role: SpaceRole = 'editor') {
  const space = await openSharedSpace(role);
  await space.change(amara, {
    id,
    kind: 'note',
    base: 0,
    set: { title: 'Round', text: lines.join('\n'), pinned: false },
  });
  const stored = async () =>
    (await space.items()).flatMap((item) => (item.kind === 'note' && item.body ? [item.body] : []));
  return { ...space, stored };
}

const page = `/apps/notes?note=${id}`;
/** What the event of the service brings. */
const learnReaderRole = (client: QueryClient) =>
  act(() => {
    client.setQueryData(
      currentSpaceOptions().queryKey,
      (space: CurrentSpace | null | undefined) => space && { ...space, role: 'reader' as const },
    );
  });
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });

describe('a note of a space', () => {
  it('takes in what another member writes, beside the caret, and stores both texts', async () => {
    const { change, stored } = await openNote();
    const { user } = await renderApp(page);
    await waitForEventStream();
    const field = await findField();
    await user.click(field);
    field.setSelectionRange(field.value.length, field.value.length);
    await user.keyboard(' Then ');
    const theirs = ['# Lamps', '', '- lamp oil', '- wicks', '- matches', '', 'Done by Friday.'].join('\n');
    await act(() => change(amara, { id, kind: 'note', base: 1, set: { text: theirs } }));
    await waitFor(() => expect(field.value).toBe(`${theirs} Then `));
    expect(field.selectionStart).toBe(field.value.length);
    await user.keyboard('rest.');
    await waitFor(async () => expect(await stored()).toMatchObject([{ text: `${theirs} Then rest.` }]));
    expect(screen.queryByText(/^Replaced/)).toBeNull();
    // Undo takes back the own words only.
    await user.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(field.value).toBe(theirs));
  });

  it.each([
    ['another space', true],
    ['the sample data', false],
  ])('keeps the last words in its space when %s is chosen', async (_, isSpace) => {
    const { call, stored, memberId } = await openNote();
    const otherId = randomUUID();
    await call(ines, putSpace, { params: { spaceId: otherId }, body: { name: 'Tubs' } });
    const { user } = await renderApp(page);
    const field = await findField();
    await user.click(field);
    field.setSelectionRange(field.value.length, field.value.length);
    await user.keyboard(' Last words.');
    act(() => void chosenSpace.set(isSpace ? { id: otherId, name: 'Tubs', memberId } : null));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note text' })).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ text: `${lines.join('\n')} Last words.` }]),
    );
    const others = await call(ines, listSpaceItems, { params: { spaceId: otherId } });
    expect(others.items).toEqual([]);
    expect((await notes.sample.all()).some((note) => note.id === id)).toBe(false);
  });

  it('keeps the last words of a note of the sample data there when a space is chosen', async () => {
    await openNote();
    const space = chosenSpace.get();
    chosenSpace.set(null);
    const [note] = await notes.sample.all();
    if (!note) throw new Error('The sample has no note');
    const { user } = await renderApp(`/apps/notes?note=${note.id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' Last words.');
    act(() => void chosenSpace.set(space));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument());
    await waitFor(async () =>
      expect((await notes.sample.all()).find(({ id: other }) => other === note.id)?.title).toBe(
        `${note.title} Last words.`,
      ),
    );
  });

  it('merges a text that another member changed before the own one arrived', async () => {
    const { change, stored } = await openNote();
    const { user } = await renderApp(page);
    const field = await findField();
    // The page learns of the other text from the answer to its own only.
    injectFault('GET /spaces/:id/items', () => Promise.reject(new TypeError('Failed to fetch')));
    await change(amara, { id, kind: 'note', base: 1, set: { text: ['Night', ...lines].join('\n') } });
    await user.type(field, ' Rest.');
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ text: `${['Night', ...lines].join('\n')} Rest.` }]),
    );
    await waitFor(() => expect(field.value).toBe(`${['Night', ...lines].join('\n')} Rest.`));
    expect(screen.queryByText(/^Replaced/)).toBeNull();
  });

  it('is saved on this device without a connection, and sends only the last text', async () => {
    const { stored, items } = await openNote();
    const { user } = await renderApp(page);
    const field = await findField();
    const sent: string[] = [];
    let isOffline = true;
    injectFault('POST /spaces/:id/items', (send) => {
      if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
      sent.push('once');
      return send();
    });
    for (const word of [' One', ' two', ' three.']) {
      await user.type(field, word);
      expect(await screen.findByText('Saved on this device')).toBeVisible();
    }
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(
      async () => expect(await stored()).toMatchObject([{ text: `${lines.join('\n')} One two three.` }]),
      { timeout: 20_000 },
    );
    // Its age is an element of its own.
    expect(await screen.findByText('Saved')).toHaveTextContent(/^Saved .+ ago$/);
    // The first attempt may have begun with an earlier text.
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(Math.max(...(await items()).map(({ revision }) => revision))).toBeLessThanOrEqual(3);
  });

  it('brings back an older version, and Undo the newer one', async () => {
    const { change, stored } = await openNote();
    await change(amara, { id, kind: 'note', base: 1, set: { text: 'All done.' } });
    await change(amara, { id, kind: 'note', base: 2, set: { title: 'Finished' } });
    const { user } = await renderApp(page);
    const field = await findField();
    await user.click(screen.getByRole('button', { name: 'More for Finished' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    const versions = await screen.findAllByRole('button', { name: /^Restore the version of/ });
    // The newest version is the note as it is.
    expect(versions).toHaveLength(2);
    await user.click(versions[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore this version?' }));
    expect(await dialog.findByText('Round')).toBeVisible();
    expect(dialog.getByText(/- wicks/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ title: 'Round', text: lines.join('\n') }]),
    );
    await waitFor(() => expect(field.value).toBe(lines.join('\n')));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ title: 'Finished', text: 'All done.' }]),
    );
  });

  it('says that the last words of an editor who was made a reader are not saved', async () => {
    const { stored } = await openNote();
    const { user, queryClient, unmount } = await renderApp(page);
    const field = await findField();
    await user.click(field);
    field.setSelectionRange(field.value.length, field.value.length);
    await user.keyboard('!');
    // Before the editor saves.
    learnReaderRole(queryClient);
    expect(await screen.findByRole('alert')).toHaveTextContent('You may only read this space now');
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(await screen.findByText('Done by Friday.!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    unmount();
    expect(await stored()).toMatchObject([{ text: lines.join('\n') }]);
  });

  it('says that a save was not accepted, and keeps its words, before the page learns of the new role', async () => {
    const { call, spaceId, handle, stored } = await openNote();
    const { user, router, queryClient } = await renderApp(page);
    await waitForEventStream();
    const field = await findField();
    injectFault('GET /spaces/:id/members', () => Promise.reject(new TypeError('Failed to fetch')));
    const params = { spaceId, handle };
    await call(amara, putSpaceMember, { params, body: { role: 'reader' } });
    await user.click(field);
    field.setSelectionRange(field.value.length, field.value.length);
    await user.keyboard('!');
    expect(await screen.findByText('Not saved')).toBeVisible();
    // Also once the page has read the note again.
    expect(await screen.findByText('The change was not saved')).toBeVisible();
    expect(field).toHaveValue(`${lines.join('\n')}!`);
    expect(await stored()).toMatchObject([{ text: lines.join('\n') }]);
    learnReaderRole(queryClient);
    expect(await screen.findByText(/^You may only read this space now/)).toBeVisible();
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(await screen.findByText('Done by Friday.!')).toBeVisible();
    await router.navigate({ to: '/outbox' });
    const outbox = within(await screen.findByRole('region', { name: 'Outbox' }));
    expect(outbox.getByText(/Done by Friday.!$/)).toBeVisible();
    await user.click(outbox.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`${lines.join('\n')}!`);
  });

  describe('with words that the service refused', () => {
    const words = `${lines.join('\n')}!`;

    /** Opens the note again after a reload. The member is an editor again. */
    async function reopenRefused() {
      const { call, spaceId, handle, stored } = await openNote();
      const first = await renderApp(page);
      await waitForEventStream();
      const field = await findField();
      const answer = injectFault('GET /spaces/:id/members', () =>
        Promise.reject(new TypeError('Failed to fetch')),
      );
      const params = { spaceId, handle };
      await call(amara, putSpaceMember, { params, body: { role: 'reader' } });
      await first.user.type(field, '!');
      expect(await screen.findByText('Not saved')).toBeVisible();
      expect(await screen.findByText('The change was not saved')).toBeVisible();
      await first.router.navigate({ to: '/outbox' });
      expect(await screen.findByRole('region', { name: 'Outbox' })).toBeVisible();
      first.unmount();
      await call(amara, putSpaceMember, { params, body: { role: 'editor' } });
      answer();
      const { user } = await renderApp(page);
      await waitFor(async () => expect(await findField()).toHaveValue(words));
      expect(screen.getByText('Not saved')).toBeVisible();
      const notice = within(await screen.findByRole('region', { name: 'Unsaved text' }));
      return { user, stored, notice };
    }

    const expectSaved = () =>
      waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved text' })).toBeNull());

    it('shows them when it is opened later, and saves what is typed after them with them', async () => {
      const { user, stored } = await reopenRefused();
      await user.type(await findField(), '?');
      await waitFor(async () => expect(await stored()).toMatchObject([{ text: `${words}?` }]));
      await expectSaved();
    });

    it('saves them on Retry', async () => {
      const { user, stored, notice } = await reopenRefused();
      await user.click(notice.getByRole('button', { name: 'Retry' }));
      await waitFor(async () => expect(await stored()).toMatchObject([{ text: words }]));
      await expectSaved();
    });

    it('discards them, and Undo saves them', async () => {
      const { user, stored, notice } = await reopenRefused();
      await user.click(notice.getByRole('button', { name: 'Discard' }));
      await waitFor(async () => expect(await findField()).toHaveValue(lines.join('\n')));
      await expectSaved();
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(await findField()).toHaveValue(words));
      await waitFor(async () => expect(await stored()).toMatchObject([{ text: words }]));
    });
  });

  it('is read by a reader, who changes nothing', async () => {
    await openNote('reader');
    await renderApp(page);
    expect(await screen.findByRole('heading', { name: 'Lamps' })).toBeVisible();
    expect(screen.getByText('You may read this space. Ask an owner to let you edit.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Title|text/ })).toBeNull();
    for (const name of ['New note', 'Pin']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
