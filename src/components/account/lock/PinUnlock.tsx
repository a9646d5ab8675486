import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '@/lib/text/format';
import type { AuthUser } from '@/lib/auth/auth-types';
import { tryPin } from '@/lib/auth/device-pin';
import { spare } from '@/lib/auth/preserve-on-sign-out';
import { useAuthActions } from '@/lib/auth/use-auth';
import { PinBoxes } from './PinInput';
import { useLock } from './use-device-lock';
import { useLocking } from './use-lock-screen';
import { useReturn } from '@/components/account/sign-in/use-return-to';
import { Who } from './LockedMember';

const route = getRouteApi('/_bare/auth/login-pin');

interface Props {
  user: AuthUser;
  pin: { length: number; left: number };
  /** The last try was wrong; the member is being signed out. */
  onSpent: () => void;
}

/** Opens the locked screen by PIN. After the last wrong one only signing in anew helps. */
export function PinEntry({ user, pin, onSpent }: Props) {
  const { redirect } = route.useSearch();
  const auth = useAuthActions();
  const { locked } = useLock(user.uid);
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  useLocking(user.uid, useReturn(redirect));
  const attempt = async (entered: string) => {
    setBusy(true);
    const right = await tryPin(user.uid, entered);
    setBusy(false);
    if (right) return;
    setWrong(true);
    setDigits('');
    if (pin.left > 1) return;
    onSpent();
    // Whoever guessed, it is not theirs to throw away.
    spare(user.uid);
    await auth.signOut();
  };
  return (
    <>
      <Who user={user} />
      <PinBoxes
        label="PIN"
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
      <p id="pin-said" className={wrong ? 'pin-said is-wrong' : 'pin-said'} role="status">
        {busy && 'Checking'}
        {wrong && locked && `Wrong PIN. ${counted(pin.left, 'try', 'tries')} left, then you have to sign in.`}
      </p>
      <p className="auth-hint">
        The PIN locks the screen of this device. It is no second factor: who knows your password signs in
        without it.
      </p>
      <p className="auth-hint">
        <Link to="/auth/lock-screen" search={{ redirect }}>
          Use your password instead
        </Link>
      </p>
    </>
  );
}
