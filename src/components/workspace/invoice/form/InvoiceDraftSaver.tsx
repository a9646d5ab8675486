import { useEffect, useRef } from 'react';
import { saveInvoiceDraft } from '@/data/invoice/draft';
import { showToast } from '@/lib/overlays/toast';
import type { InvoiceValues } from './invoice-values';

/** Milliseconds after the last key until the draft is on disk. */
const WAIT_MS = 400;

interface Props {
  name: string;
  values: InvoiceValues;
  /** What the form began with: as long as nothing was changed there is nothing to keep. */
  initialValues: InvoiceValues;
}

export function InvoiceDraftSaver({ name, values, initialValues }: Props) {
  const told = useRef(false);
  useEffect(() => {
    if (JSON.stringify(values) === JSON.stringify(initialValues)) return undefined;
    const timer = setTimeout(() => {
      saveInvoiceDraft(name, values).catch(() => {
        if (told.current) return;
        told.current = true;
        showToast({
          type: 'warning',
          title: 'The draft cannot be kept',
          text: 'This browser is full or keeps nothing.',
        });
      });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [name, values, initialValues]);
  return null;
}
