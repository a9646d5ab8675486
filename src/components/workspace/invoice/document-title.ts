import type { InvoiceRecord } from '@/data/invoice/schema';

export const documentTitle = ({ id, creditOf }: Pick<InvoiceRecord, 'id' | 'creditOf'>): string =>
  `${creditOf === null ? 'Invoice' : 'Credit note'} #${id}`;
