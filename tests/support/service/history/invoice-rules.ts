import { SpaceInvoice } from '@contract/space/body/invoice';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import type { Facts } from './facts/history-facts';

/** Numbers are given once, and only to issued invoices; credit notes reverse no more than their invoice. */
export function findWrongInvoices({ spaces, spaceItems }: Facts): string[] {
  return spaces.flatMap(({ id: space }) => {
    const all = spaceItems.flatMap(({ space: of, id, kind, deleted, body }) =>
      of === space && kind === 'invoice' ? { id, deleted, ...SpaceInvoice.parse(body) } : [],
    );
    const numbers = all.flatMap(({ number }) => number ?? []);
    const stored = all.filter(({ deleted }) => !deleted);
    const notes = stored.filter(({ creditOf }) => creditOf !== null);
    const found = stored
      .filter(({ number, draft }) => number === null && !draft)
      .map(({ id }) => `issued invoice ${id} has no number`);
    if (new Set(numbers).size < numbers.length) found.push(`numbers of space ${space}: ${numbers.join()}`);
    for (const { id, creditOf } of notes) {
      const invoice = stored.find((each) => each.id === creditOf);
      const credited = notes
        .filter((note) => note.creditOf === creditOf)
        .reduce((sum, note) => sum - invoiceTotals(note).total, 0);
      if (!invoice || invoice.cancelled || invoice.creditOf !== null)
        found.push(`note ${id} credits ${creditOf}`);
      else if (credited > invoiceTotals(invoice).total) found.push(`note ${id} credits too much`);
    }
    return found;
  });
}
