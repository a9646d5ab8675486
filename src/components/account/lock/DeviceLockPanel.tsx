import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import IconLock from '~icons/tabler/lock';
import type { AuthUser } from '@/lib/auth/auth-types';
import { setIdleMinutes } from '@/lib/auth/device-lock';
import { removePin } from '@/lib/auth/device-pin';
import { useAuth } from '@/lib/auth/use-auth';
import { PinSetup } from './PinSetup';
import { useDeviceLock } from './use-device-lock';
import '@/components/account/settings/settings-panel.scss';

const idleChoices = [
  [0, 'Never'],
  [1, 'After 1 minute'],
  [5, 'After 5 minutes'],
  [15, 'After 15 minutes'],
  [60, 'After 1 hour'],
] as const;

const Panel = ({ user }: { user: AuthUser }) => {
  const { pin, idleMinutes } = useDeviceLock(user.uid);
  const [setting, setSetting] = useState(false);
  const selectId = useId();
  return (
    <section className="card device-lock" aria-labelledby="device-lock">
      <header>
        <h2 id="device-lock">Screen lock</h2>
        <p>For this device only. Not a second factor for signing in.</p>
      </header>
      <div className="settings-row">
        <span>{pin ? `${pin.length}-digit PIN` : 'No PIN. Your password unlocks the screen.'}</span>
        <span className="d-flex gap-2">
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            aria-expanded={setting}
            onClick={() => setSetting(!setting)}
          >
            {pin ? 'Change PIN' : 'Set PIN'}
          </button>
          {pin && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => removePin(user.uid)}>
              Remove
            </button>
          )}
        </span>
      </div>
      {setting && <PinSetup uid={user.uid} onDone={() => setSetting(false)} />}
      <div className="settings-row">
        <label htmlFor={selectId}>Lock when idle</label>
        <select
          id={selectId}
          className="form-select form-select-sm"
          value={idleMinutes}
          onChange={(event) => setIdleMinutes(user.uid, Number(event.target.value))}
        >
          {idleChoices.map(([minutes, label]) => (
            <option key={minutes} value={minutes}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="settings-row">
        <Link
          to={pin ? '/auth/login-pin' : '/auth/lock-screen'}
          search={{ redirect: '/more' }}
          className="btn btn-outline-secondary btn-sm"
        >
          <IconLock />
          Lock now
        </Link>
      </div>
    </section>
  );
};

export function DeviceLockPanel() {
  const { user } = useAuth();
  return user && <Panel key={user.uid} user={user} />;
}
