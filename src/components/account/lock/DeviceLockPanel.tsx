import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import IconLock from '~icons/tabler/lock';
import type { AuthUser } from '@/lib/auth/auth-types';
import { setIdleMinutes } from '@/lib/auth/device-lock';
import { removePin } from '@/lib/auth/device-pin';
import { useAuth } from '@/lib/auth/use-auth';
import { PinSetup } from './PinSetup';
import { useDeviceLock } from './use-device-lock';
import { SettingsPanel, SettingsRow } from '@/components/account/settings/SettingsPanel';
import { commonText } from '@/messages/ui/common';
import { lockText } from '@/messages/account/lock';

const idleChoices = [
  [0, lockText.never],
  [1, lockText.after1Minute],
  [5, lockText.after5Minutes],
  [15, lockText.after15Minutes],
  [60, lockText.after1Hour],
] as const;

const Panel = ({ user }: { user: AuthUser }) => {
  const { pin, idleMinutes } = useDeviceLock(user.uid);
  const [setting, setSetting] = useState(false);
  const selectId = useId();
  return (
    <SettingsPanel id="device-lock" title={lockText.screenLock} lead={lockText.screenLockHint}>
      <div className="divided">
        <SettingsRow>
          <span>{pin ? lockText.digitPin(pin.length) : lockText.noPin}</span>
          <span className="d-flex gap-2">
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm"
              aria-expanded={setting}
              onClick={() => setSetting(!setting)}
            >
              {pin ? lockText.changePin : lockText.setPin}
            </button>
            {pin && (
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => removePin(user.uid)}>
                {commonText.remove}
              </button>
            )}
          </span>
        </SettingsRow>
        {setting && <PinSetup uid={user.uid} onDone={() => setSetting(false)} />}
        <SettingsRow>
          <label htmlFor={selectId}>{lockText.lockWhenIdle}</label>
          <select
            id={selectId}
            className="form-select form-select-sm w-auto"
            value={idleMinutes}
            onChange={(event) => setIdleMinutes(user.uid, Number(event.target.value))}
          >
            {idleChoices.map(([minutes, label]) => (
              <option key={minutes} value={minutes}>
                {label}
              </option>
            ))}
          </select>
        </SettingsRow>
        <SettingsRow>
          <Link
            to={pin ? '/auth/login-pin' : '/auth/lock-screen'}
            search={{ redirect: '/more' }}
            className="btn btn-outline-secondary btn-sm"
          >
            <IconLock />
            {lockText.lockNow}
          </Link>
        </SettingsRow>
      </div>
    </SettingsPanel>
  );
};

export function DeviceLockPanel() {
  const { user } = useAuth();
  return user && <Panel key={user.uid} user={user} />;
}
