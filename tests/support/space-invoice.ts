import type { SpaceInvoice } from '@contract/space/body/invoice';
import type { SpaceItemChange } from '@contract/space/space-item';

type InvoiceChange = Extract<SpaceItemChange, { kind: 'invoice' }>;

const nobody = { name: 'Lena Lamp', email: 'lena@lamps.example', phone: '', taxId: '' };
const client = '5b0f7a52-5f5d-4f7e-9d0b-0d8a4f6c1a11';

/** An issued invoice over 100 dollars. */
export const spaceInvoice: SpaceInvoice = {
  number: null,
  draft: false,
  cancelled: false,
  creditOf: null,
  userId: client,
  shipToId: client,
  date: '2026-11-01',
  dueDate: '2026-11-15',
  parties: {
    sender: { name: 'Plaza', street: '1 Arcade Row', email: '', iban: '', taxId: '' },
    billTo: nobody,
    shipTo: nobody,
  },
  items: [{ productId: null, text: 'Lamp oil', quantity: 10, priceCents: 1000 }],
  discountPercent: 0,
  taxPercent: 0,
  shippingCents: 0,
  payment: 'Cash',
  notes: '',
  logo: null,
  payments: {},
  history: {},
};

export const newInvoice = (id: string, changed: Partial<SpaceInvoice> = {}): InvoiceChange => ({
  id,
  kind: 'invoice',
  base: 0,
  set: { ...spaceInvoice, ...changed },
});

/** A note over `cents`, which are positive. */
export const creditNote = (id: string, of: string, cents: number): InvoiceChange =>
  newInvoice(id, {
    creditOf: of,
    items: [{ productId: null, text: 'Credit', quantity: -1, priceCents: cents }],
  });

export const changedInvoice = (id: string, base: number, set: InvoiceChange['set']): InvoiceChange => ({
  id,
  kind: 'invoice',
  base,
  set,
});

export const spacePayment = (cents: number) => ({ day: '2026-11-03', cents, method: 'Cash' as const });
