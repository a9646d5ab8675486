import { invoiceRecordText } from '@/messages/workspace/invoice-record';
import type { InvoiceRecord } from './schema';

type Numbered = Pick<InvoiceRecord, 'number'>;

/** "#4021"; "Draft" before the service has given the number. */
export const numberText = ({ number }: Numbered): string =>
  number === null ? invoiceRecordText.draft : `#${number}`;

/** "Invoice #4021", "Credit note #4022", or "Invoice draft". */
export function documentTitle({ number, creditOf }: Numbered & Pick<InvoiceRecord, 'creditOf'>): string {
  if (creditOf === null)
    return number === null ? invoiceRecordText.invoiceDraft : invoiceRecordText.invoiceTitle(number);
  return number === null ? invoiceRecordText.creditNoteDraft : invoiceRecordText.creditNoteTitle(number);
}
