import { useEffect, useEffectEvent, useRef } from 'react';
import { holdTypedInvoice, storeTypedInvoice } from '@/data/invoice/draft';
import { showToast } from '@/lib/overlays/toast';
import { sessionSignal } from '@/lib/session/member-session';
import { invoiceText } from '@/messages/workspace/invoice';
import type { InvoiceValues } from './invoice-values';

/** Delay between the last key and the write, unless the page is hidden or left before. */
const WAIT_MS = 400;

interface Props {
  name: string;
  values: InvoiceValues;
  /** The form begins with these: nothing is saved before they change. */
  initialValues: InvoiceValues;
  /** Without a draft: it is deleted when the values equal these again. */
  emptyValues: InvoiceValues;
  /** While saving and after: a draft of a saved invoice would be saved twice. */
  paused: boolean;
}

const isSame = (one: InvoiceValues, other: InvoiceValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function InvoiceDraftSaver({ name, values, initialValues, emptyValues, paused }: Props) {
  const reported = useRef(false);
  const changed = useRef(false);
  const store = useEffectEvent(() => {
    storeTypedInvoice(name).catch(() => {
      if (reported.current) return;
      reported.current = true;
      showToast({
        type: 'warning',
        title: invoiceText.draftNotSaved,
        text: invoiceText.draftNotSavedHint,
      });
    });
  });
  // Before the effect that gives up what is held: clean-ups run in this order.
  useEffect(() => {
    const signal = sessionSignal();
    const onLeave = () => {
      // After a sign-out the storage is the next member's.
      if (!signal.aborted) store();
    };
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }, []);
  useEffect(() => {
    if (paused || (!changed.current && isSame(values, initialValues))) return undefined;
    changed.current = true;
    const giveUp = holdTypedInvoice(name, isSame(values, emptyValues) ? null : values);
    const timer = setTimeout(() => store(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [name, values, initialValues, emptyValues, paused]);
  return null;
}
