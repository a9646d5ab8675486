import { SpaceInvoice } from '@contract/space/body/invoice';
import type { SpaceKind } from '@/data/space/space-collection';
import { formatDollars } from '@/lib/text/format-dollars';
import { currentParties } from './parties';
import type { InvoiceRecord } from './schema';
import { settled } from './status';
import { invoiceTotals } from '@contract/space/body/invoice-totals';

/** Amounts and status follow from the rest, so that two members cannot make them disagree. */
export const invoiceBody = ({
  id: _id,
  userId,
  productId: _product,
  amount: _amount,
  amountCents: _cents,
  invoicesStatus,
  shipToId,
  creditOf,
  parties,
  payments,
  history,
  ...rest
}: InvoiceRecord): SpaceInvoice => ({
  ...rest,
  userId: String(userId),
  shipToId: String(shipToId),
  creditOf: creditOf === null ? null : String(creditOf),
  cancelled: invoicesStatus === 'Cancelled',
  parties: parties ?? currentParties([], { userId, shipToId }),
  payments: Object.fromEntries(payments.map(({ id, ...payment }) => [id, payment])),
  history: Object.fromEntries(history.map((entry) => [`${entry.at} ${entry.what}`, entry])),
});

export const invoiceInSpace: SpaceKind<InvoiceRecord> = {
  kind: 'invoice',
  toRecord: (id, body) => {
    const invoice = SpaceInvoice.safeParse(body).data;
    if (!invoice) return undefined;
    const { cancelled, payments, history, ...rest } = invoice;
    const amountCents = invoiceTotals(rest).total;
    const record = {
      ...rest,
      id,
      amountCents,
      amount: formatDollars(amountCents),
      productId: rest.items.find((item) => item.productId !== null)?.productId ?? 1,
      invoicesStatus: cancelled ? ('Cancelled' as const) : ('Pending' as const),
      payments: Object.entries(payments)
        .flatMap(([key, payment]) => (payment ? { ...payment, id: key } : []))
        .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
      history: Object.values(history)
        .flatMap((entry) => entry ?? [])
        .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
    };
    return settled(record);
  },
  toBody: invoiceBody,
};
