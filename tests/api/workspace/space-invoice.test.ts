import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { putSpace, putSpaceMember } from '@contract/space/space';
import { changeSpaceItems, listSpaceItems, type SpaceItemChange } from '@contract/space/space-item';
import { createTestApi } from '../../support/service/test-api';
import { changedInvoice, creditNote, newInvoice, spacePayment } from '../../support/space-invoice';

const api = createTestApi();
let spaceId = '';

beforeAll(async () => {
  for (const uid of ['ines', 'ada']) await api.me(uid);
});

beforeEach(async () => {
  spaceId = randomUUID();
  await api.call('ines', putSpace, { params: { spaceId }, body: { name: 'Invoices' } });
  await api.call('ines', putSpaceMember, { params: { spaceId, handle: 'ada' }, body: { role: 'editor' } });
});

const change = (uid: string, changes: readonly SpaceItemChange[], key: string = randomUUID()) =>
  api.call(uid, changeSpaceItems, { params: { spaceId }, body: { changes: [...changes] }, key });
const invoiceOf = async (id: string) => {
  const { items } = await api.call('ada', listSpaceItems, { params: { spaceId }, query: {} });
  const item = items.find((one) => one.id === id);
  return item?.kind === 'invoice' ? item.body : null;
};
const issue = async (): Promise<string> => {
  const id = randomUUID();
  await change('ines', [newInvoice(id)]);
  return id;
};
const locked = { problem: { status: 423, code: 'locked' } };

test('members who issue at once get numbers without a double or a gap, also when a response is lost', async () => {
  const ids = Array.from({ length: 12 }, () => randomUUID());
  await Promise.all(
    ids.flatMap((id, at) => {
      const send = () => change(at % 2 ? 'ines' : 'ada', [newInvoice(id)], `0000000${at}-issue-${id}`);
      return at % 3 ? [send()] : [send().then(send)];
    }),
  );
  const numbers = await Promise.all(ids.map(async (id) => (await invoiceOf(id))?.number ?? 0));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(ids.map((_id, at) => at + 1));
});

test('a draft has no number until it is issued, and a number is never given again', async () => {
  const [draft, other] = [randomUUID(), randomUUID()];
  await change('ines', [newInvoice(draft, { draft: true, number: 77 })]);
  expect(await invoiceOf(draft)).toMatchObject({ draft: true, number: null });
  await change('ines', [newInvoice(other)]);
  await change('ines', [{ ...changedInvoice(other, 2, {}), remove: true }]);
  await change('ada', [changedInvoice(draft, 1, { draft: false, number: 1 })]);
  expect(await invoiceOf(draft)).toMatchObject({ draft: false, number: 2 });
  await change('ada', [changedInvoice(draft, 4, { draft: true, number: null })]);
  await change('ada', [changedInvoice(draft, 5, { draft: false })]);
  expect(await invoiceOf(draft)).toMatchObject({ number: 2 });
});

test('payments that two members record at once both stay, and one of them can be removed', async () => {
  const id = await issue();
  await Promise.all([
    change('ines', [changedInvoice(id, 1, { payments: { a: spacePayment(4000) } })]),
    change('ada', [changedInvoice(id, 1, { payments: { b: spacePayment(6000) } })]),
  ]);
  expect((await invoiceOf(id))?.payments).toEqual({ a: spacePayment(4000), b: spacePayment(6000) });
  const { overwritten } = await change('ada', [changedInvoice(id, 1, { payments: { a: null } })]);
  expect(overwritten).toEqual([]);
  expect((await invoiceOf(id))?.payments).toEqual({ b: spacePayment(6000) });
});

test('a paid invoice is locked: its document stays, payments and contacts may change', async () => {
  const id = await issue();
  await change('ines', [changedInvoice(id, 1, { payments: { a: spacePayment(4000) } })]);
  for (const set of [{ items: [] }, { notes: 'Changed' }, { cancelled: true }, { draft: true }])
    await expect(change('ada', [changedInvoice(id, 2, set)])).rejects.toMatchObject(locked);
  await expect(change('ada', [{ ...changedInvoice(id, 2, {}), remove: true }])).rejects.toMatchObject(locked);
  await change('ada', [changedInvoice(id, 2, { userId: randomUUID(), payments: { a: null } })]);
  await change('ada', [changedInvoice(id, 3, { notes: 'Changed' })]);
  expect(await invoiceOf(id)).toMatchObject({ notes: 'Changed', number: 1 });
});

test('a credit note locks its invoice and itself', async () => {
  const [id, note] = [await issue(), randomUUID()];
  await change('ines', [creditNote(note, id, 10_000)]);
  await expect(change('ada', [changedInvoice(id, 1, { notes: 'Changed' })])).rejects.toMatchObject(locked);
  await expect(change('ada', [changedInvoice(note, 2, { notes: 'Changed' })])).rejects.toMatchObject(locked);
  await change('ines', [{ ...changedInvoice(note, 2, {}), remove: true }]);
  await change('ada', [changedInvoice(id, 1, { notes: 'Changed' })]);
  expect(await invoiceOf(id)).toMatchObject({ notes: 'Changed' });
});

const tooMuch = (detail: string) => ({ problem: { status: 409, code: 'conflict', detail } });

test('credit notes reverse an invoice once, also of two members at once, and one that comes back', async () => {
  const [id, first, second] = [await issue(), randomUUID(), randomUUID()];
  await change('ines', [creditNote(first, id, 6000)]);
  await expect(change('ada', [creditNote(second, id, 4001)])).rejects.toMatchObject(
    tooMuch('Only $40.00 of invoice #1 is left to credit.'),
  );
  await change('ada', [creditNote(second, id, 4000)]);
  await change('ines', [{ ...changedInvoice(first, 2, {}), remove: true }]);
  const ids = [randomUUID(), randomUUID()];
  const outcomes = await Promise.allSettled([
    change('ines', [creditNote(ids[0] ?? '', id, 6000)]),
    change('ada', [creditNote(ids[1] ?? '', id, 6000)]),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // Undo of the deletion, after another note took its place.
  await expect(change('ines', [changedInvoice(first, 4, {})])).rejects.toMatchObject(
    tooMuch('Only $0.00 of invoice #1 is left to credit.'),
  );
});

test('credits an issued invoice only, in the call that issues it too', async () => {
  const [id, draft, note] = [randomUUID(), randomUUID(), randomUUID()];
  await change('ines', [newInvoice(id), creditNote(note, id, 1000), newInvoice(draft, { draft: true })]);
  for (const [of, detail] of [
    [draft, 'Issue the invoice before you credit it.'],
    [note, 'A credit note cannot be credited.'],
    [randomUUID(), 'The invoice of this credit note does not exist.'],
  ] as const)
    await expect(change('ada', [creditNote(randomUUID(), of, 100)])).rejects.toMatchObject(tooMuch(detail));
  await expect(change('ada', [newInvoice(randomUUID(), { creditOf: id })])).rejects.toMatchObject(
    tooMuch('A credit note has a negative total.'),
  );
  const other = await issue();
  await change('ines', [changedInvoice(other, 4, { cancelled: true })]);
  await expect(change('ada', [creditNote(randomUUID(), other, 100)])).rejects.toMatchObject(
    tooMuch('Invoice #3 is cancelled. Reopen it first.'),
  );
});

test('an invoice that becomes a credit note reverses no more than is left', async () => {
  const [id, draft] = [await issue(), randomUUID()];
  const { set } = creditNote(draft, id, 10_001);
  await change('ines', [{ ...newInvoice(draft), set: { ...set, creditOf: null, draft: true } }]);
  await expect(
    change('ada', [changedInvoice(draft, 2, { creditOf: id, draft: false })]),
  ).rejects.toMatchObject(tooMuch('Only $100.00 of invoice #1 is left to credit.'));
  await expect(change('ada', [changedInvoice(id, 1, { creditOf: id })])).rejects.toMatchObject(
    tooMuch('A credit note cannot be credited.'),
  );
});

test('a cancelled invoice is locked until it is reopened', async () => {
  const id = await issue();
  await change('ines', [changedInvoice(id, 1, { cancelled: true })]);
  await expect(change('ada', [changedInvoice(id, 2, { notes: 'Changed' })])).rejects.toMatchObject(locked);
  await change('ada', [changedInvoice(id, 2, { cancelled: false })]);
  await change('ada', [changedInvoice(id, 3, { notes: 'Changed' })]);
  expect(await invoiceOf(id)).toMatchObject({ notes: 'Changed', cancelled: false });
});
