import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SpaceRole } from '@contract/space/space';
import { renderApp } from '../../../support/pages/render-app';
import { waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';
import { spaceProject as project } from '../../../support/space-bodies';

const projectId = randomUUID();

async function openProject(role: SpaceRole) {
  const space = await openSharedSpace(role);
  await space.change(amara, { id: projectId, kind: 'project', base: 0, set: project });
  const stored = async () => {
    const item = (await space.items()).find(({ id }) => id === projectId);
    return item?.kind === 'project' ? item.body : null;
  };
  return { ...space, stored };
}

const page = `/apps/Projects?project=${projectId}`;
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Winter lamps' }));

describe('a project of a space', () => {
  it('counts its tasks, takes a step and a question, and shows the change of another member', async () => {
    const { change, stored, memberId } = await openProject('editor');
    const { user } = await renderApp(page);
    await waitForEventStream();
    const shown = await drawer();
    expect(shown.getByText('1 of 2 tasks')).toBeVisible();
    await user.click(shown.getByRole('checkbox', { name: 'Draw the plan' }));
    await user.type(shown.getByRole('textbox', { name: 'Comment or question' }), 'Who has the key?{Enter}');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        tasks: [{ done: true }, { done: true }],
        discussion: [{ kind: 'question', fromId: memberId, text: 'Who has the key?' }],
      }),
    );
    await act(() => change(amara, { id: projectId, kind: 'project', base: 3, set: { text: 'Brighter.' } }));
    expect(await shown.findByText('Brighter.')).toBeVisible();
    expect(shown.getByText('You')).toBeVisible();
    const history = within(await shown.findByRole('region', { name: 'History' }));
    expect(await history.findByText(/changed text to “Brighter.”/)).toBeVisible();
  });

  it('keeps what another member changed while the form is open, and undoes its own part', async () => {
    const { change, stored, memberId } = await openProject('editor');
    const { user } = await renderApp(`/apps/Projects?edit=${projectId}`);
    await waitForEventStream();
    const form = within(await screen.findByRole('dialog', { name: 'Edit Winter lamps' }));
    await user.type(form.getByRole('combobox', { name: 'People' }), 'Ines{Enter}');
    await user.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'In progress');
    await act(() => change(amara, { id: projectId, kind: 'project', base: 1, set: { text: 'Brighter.' } }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        text: 'Brighter.',
        status: 'In progress',
        memberIds: [memberId],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ text: 'Brighter.', status: 'Planned', memberIds: [] }),
    );
  });

  it('is added with a uuid and led by its author', async () => {
    const { items, memberId } = await openSharedSpace();
    const { user } = await renderApp('/apps/Projects');
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'New project' })[0] ?? document.body);
    const form = within(await screen.findByRole('dialog', { name: 'New project' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Paint the benches');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Paint the benches' })).toBeVisible();
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        { kind: 'project', body: { title: 'Paint the benches', memberIds: [memberId] } },
      ]),
    );
  });

  it('cannot be changed by a reader, who is told why', async () => {
    await openProject('reader');
    await renderApp(page);
    const shown = await drawer();
    expect(shown.getByRole('note')).toHaveTextContent('You may read this space.');
    expect(shown.getByRole('checkbox', { name: 'Draw the plan' })).toBeDisabled();
    for (const name of ['Edit', 'Archive', 'Send', 'Add'])
      expect(shown.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New project' })).toBeNull();
  });
});
