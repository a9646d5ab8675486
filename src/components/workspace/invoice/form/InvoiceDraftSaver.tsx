import { useEffect, useRef } from 'react';
import { saveInvoiceDraft } from '@/data/invoice/draft';
import { showToast } from '@/lib/overlays/toast';
import { invoiceText } from '@/messages/workspace/invoice';
import type { InvoiceValues } from './invoice-values';

/** Delay between the last key and the write. */
const WAIT_MS = 400;

interface Props {
  name: string;
  values: InvoiceValues;
  /** Nothing is saved while the values equal these. */
  initialValues: InvoiceValues;
  /** While saving and after: a draft of a saved invoice would be saved twice. */
  paused: boolean;
}

export function InvoiceDraftSaver({ name, values, initialValues, paused }: Props) {
  const reported = useRef(false);
  useEffect(() => {
    if (paused || JSON.stringify(values) === JSON.stringify(initialValues)) return undefined;
    const timer = setTimeout(() => {
      saveInvoiceDraft(name, values).catch(() => {
        if (reported.current) return;
        reported.current = true;
        showToast({
          type: 'warning',
          title: invoiceText.draftNotSaved,
          text: invoiceText.draftNotSavedHint,
        });
      });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [name, values, initialValues, paused]);
  return null;
}
