import { useState } from 'react';
import IconMail from '~icons/tabler/mail-forward';
import { showToast } from '@/lib/overlays/toast';
import { signInText } from '@/messages/account/sign-in';
import { useCooldown } from './use-cooldown';

interface Props {
  /** An error from `send` is shown as a toast. */
  send: () => Promise<void>;
}

export function ResendButton({ send }: Props) {
  const { left, start } = useCooldown(30);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy || left > 0) return;
    setBusy(true);
    try {
      await send();
      showToast({ type: 'success', title: signInText.emailSentAgain });
      start();
    } catch (error) {
      showToast({
        type: 'error',
        title: signInText.emailNotSent,
        text: error instanceof Error ? error.message : '',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-lg w-100"
      aria-disabled={busy || left > 0 || undefined}
      onClick={() => void press()}
    >
      <IconMail />
      {left > 0 ? signInText.resendIn(left) : signInText.resendEmail}
    </button>
  );
}
