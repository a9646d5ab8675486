import { useEffect, useRef } from 'react';
import { keepInvoiceDraft } from '@/data/invoice/draft';
import { notify } from '@/lib/overlays/toast';
import type { InvoiceValues } from './invoice-values';

/** Milliseconds after the last key until the draft is on disk. */
const WAIT_MS = 400;

interface Props {
  name: string;
  values: InvoiceValues;
  /** What the form began with: as long as nothing was changed there is nothing to keep. */
  start: InvoiceValues;
}

/** Keeps what was typed in this browser, so that a closed tab loses nothing. Shows nothing. */
export function DraftKeeper({ name, values, start }: Props) {
  const told = useRef(false);
  useEffect(() => {
    if (JSON.stringify(values) === JSON.stringify(start)) return undefined;
    const timer = setTimeout(() => {
      keepInvoiceDraft(name, values).catch(() => {
        if (told.current) return;
        told.current = true;
        notify({
          type: 'warning',
          title: 'The draft cannot be kept',
          text: 'This browser is full or keeps nothing.',
        });
      });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [name, values, start]);
  return null;
}
