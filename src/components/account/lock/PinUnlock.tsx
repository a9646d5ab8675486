import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AuthUser } from '@/lib/auth/auth-types';
import { verifyPin } from '@/lib/auth/device-pin';
import { preserveOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import { useAuthActions } from '@/lib/auth/use-auth';
import { PinInput } from './PinInput';
import { useDeviceLock } from './use-device-lock';
import { useLockScreen } from './use-lock-screen';
import { useReturnTo } from '@/components/account/sign-in/use-return-to';
import { lockText } from '@/messages/account/lock';
import { LockedMember } from './LockedMember';

const route = getRouteApi('/_bare/auth/login-pin');

interface Props {
  user: AuthUser;
  pin: { length: number; left: number };
}

export function PinUnlock({ user, pin }: Props) {
  const { redirect } = route.useSearch();
  const auth = useAuthActions();
  const { locked } = useDeviceLock(user.uid);
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  useLockScreen(user.uid, useReturnTo(redirect));
  const attempt = async (entered: string) => {
    setBusy(true);
    const right = await verifyPin(user.uid, entered);
    setBusy(false);
    if (right) return;
    setWrong(true);
    setDigits('');
    if (pin.left > 1) return;
    // The wrong PIN may have been a stranger's guess, so the member's unsent work stays.
    preserveOnSignOut(user.uid);
    await auth.signOut();
  };
  return (
    <>
      <LockedMember user={user} />
      <PinInput
        label={lockText.pin}
        length={pin.length}
        value={digits}
        takesFocus
        disabled={busy}
        invalid={wrong}
        describedBy="pin-said"
        onChange={(next) => {
          setWrong(false);
          setDigits(next);
        }}
        onComplete={(entered) => void attempt(entered)}
      />
      <p
        id="pin-said"
        className={`min-h-line mt-2 fs-md ${wrong ? 'fw-medium text-danger' : 'text-ink-2'}`}
        role="status"
      >
        {busy && lockText.checking}
        {wrong && locked && lockText.wrongPin(pin.left)}
      </p>
      <p className="fs-md text-ink-2">{lockText.pinHint}</p>
      <p className="fs-md text-ink-2">
        <Link to="/auth/lock-screen" search={{ redirect }}>
          {lockText.passwordInstead}
        </Link>
      </p>
    </>
  );
}
