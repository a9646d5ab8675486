import { useState } from 'react';
import IconGoogle from '~icons/tabler/brand-google';
import { AuthError } from '@/lib/auth/auth-error';
import { env } from '@/lib/config/env';
import { showToast } from '@/lib/overlays/toast';
import { useAuthActions } from '@/lib/auth/use-auth';
import { signInText } from '@/messages/account/sign-in';

/** Google sign-in needs a Firebase project, so local mode shows a hint instead. */
export function GoogleButton() {
  const auth = useAuthActions();
  const [busy, setBusy] = useState(false);
  if (env.local) {
    return <p className="fs-md text-ink-2">{signInText.googleUnavailable}</p>;
  }
  const press = async () => {
    setBusy(true);
    try {
      await auth.signInWithGoogle();
    } catch (error) {
      if (error instanceof AuthError)
        showToast({ type: 'error', title: signInText.notSignedIn, text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-lg w-100"
        disabled={busy}
        onClick={() => void press()}
      >
        <IconGoogle />
        {signInText.continueWithGoogle}
      </button>
      <div className="between-lines row-3 fs-sm text-ink-3">
        <span>{signInText.orWithYourEmail}</span>
      </div>
    </>
  );
}
