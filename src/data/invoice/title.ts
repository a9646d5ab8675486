import type { InvoiceRecord } from './schema';

type Numbered = Pick<InvoiceRecord, 'number'>;

/** "#4021"; "Draft" before the service has given the number. */
export const numberText = ({ number }: Numbered): string => (number === null ? 'Draft' : `#${number}`);

/** "Invoice #4021", "Credit note #4022", or "Invoice draft". */
export function documentTitle({ number, creditOf }: Numbered & Pick<InvoiceRecord, 'creditOf'>): string {
  const noun = creditOf === null ? 'Invoice' : 'Credit note';
  return number === null ? `${noun} draft` : `${noun} #${number}`;
}
