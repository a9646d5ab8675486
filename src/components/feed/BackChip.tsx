import { useState } from 'react';
import IconBack from '~icons/tabler/arrow-back-up';
import IconClose from '~icons/tabler/x';
import { notify } from '@/lib/toast';

interface Props {
  /** Rejects when the posts there cannot be read. */
  goBack: () => Promise<void>;
  dismiss: () => void;
}

/** Leads back to where the reader was; it floats, so that nothing moves when it comes. */
export function BackChip({ goBack, dismiss }: Props) {
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await goBack();
    } catch (error) {
      notify({
        type: 'error',
        title: 'That part of the feed did not load',
        ...(error instanceof Error ? { text: error.message } : {}),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="back-chip" role="status">
      <button type="button" onClick={() => void go()} aria-disabled={busy}>
        {busy ? <i className="spin" aria-hidden="true" /> : <IconBack />}
        Back to where you were
      </button>
      <button type="button" onClick={dismiss} aria-label="Stay here">
        <IconClose />
      </button>
    </div>
  );
}
