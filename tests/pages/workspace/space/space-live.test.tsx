import { randomUUID } from 'node:crypto';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SpaceItemChange } from '@contract/space/space-item';
import { renderApp } from '../../../support/pages/render-app';
import { waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';
import { spaceContact, spaceEvent, spaceProject } from '../../../support/space-bodies';
import { changedInvoice, newInvoice } from '../../../support/space-invoice';

const id = randomUUID();
const note = { title: 'Lamp round', text: 'Start at the canal.' };

/** Page, item, what another member changes of it, and what the page shows then. */
const cases: readonly [page: string, item: SpaceItemChange, change: SpaceItemChange, shown: string][] = [
  [
    '/apps/calendar?view=list&date=2031-03-10',
    { id, kind: 'event', base: 0, set: spaceEvent },
    { id, kind: 'event', base: 1, set: { name: 'Lantern round' } },
    'Lantern round',
  ],
  [
    '/apps/Projects',
    { id, kind: 'project', base: 0, set: spaceProject },
    { id, kind: 'project', base: 1, set: { text: 'Brighter light.' } },
    'Brighter light.',
  ],
  [
    '/users/contacts',
    { id, kind: 'contact', base: 0, set: spaceContact },
    { id, kind: 'contact', base: 1, set: { name: 'Lena Lantern' } },
    'Lena Lantern',
  ],
  [
    '/invoices',
    newInvoice(id),
    changedInvoice(id, 1, { items: [{ productId: null, text: 'Oil', quantity: 1, priceCents: 98_765 }] }),
    '$987.65',
  ],
  [
    '/apps/notes',
    { id, kind: 'note', base: 0, set: note },
    { id, kind: 'note', base: 1, set: { text: 'Start at the market.' } },
    'Start at the market.',
  ],
];

it.each(cases)('%s shows the change of another member within a second', async (page, item, change, shown) => {
  const space = await openSharedSpace();
  await space.change(amara, item);
  await renderApp(page);
  await waitForEventStream();
  await screen.findByRole('button', { name: 'Space: Lamps, Editor' });
  expect(screen.queryAllByText(shown)).toEqual([]);
  // The service of a loaded machine answers late: its own time is measured beside.
  const asked = performance.now();
  await space.items();
  const roundTrip = performance.now() - asked;
  await act(() => space.change(amara, change));
  const changed = performance.now();
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(performance.now() - changed).toBeLessThan(1_000 + 10 * roundTrip);
});
