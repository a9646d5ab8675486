import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import IconDesktop from '~icons/tabler/device-desktop';
import IconMobile from '~icons/tabler/device-mobile';
import type { MemberSession } from '@contract/account/session';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Timestamp } from '@/components/ui/Timestamp';
import { useAuth } from '@/lib/auth/use-auth';
import { confirmAction } from '@/lib/overlays/confirm';
import { endSessionOptions, sessionsOptions } from '@/queries/account/session';
import { settingsText } from '@/messages/account/settings';
import { SignOutEverywhereButton } from './SignOutEverywhereButton';
import './devices-panel.scss';

const HANDHELD = new Set(['Android', 'iPhone', 'iPad']);

const deviceName = ({ browser, system }: MemberSession): string => {
  if (browser && system) return settingsText.browserOnSystem(browser, system);
  return browser ?? system ?? settingsText.unknownDevice;
};

const DeviceItem = ({ session, onEnded }: { session: MemberSession; onEnded: () => void }) => {
  const end = useMutation(endSessionOptions());
  const name = deviceName(session);
  const ask = async () => {
    const sure = await confirmAction({
      title: settingsText.signOutDevice(name),
      text: settingsText.signOutDeviceHint,
      action: settingsText.signOutThere,
      danger: true,
    });
    if (sure) end.mutate(session.id, { onSuccess: onEnded });
  };
  return (
    <li>
      {HANDHELD.has(session.system ?? '') ? <IconMobile /> : <IconDesktop />}
      <div>
        <b>{name}</b>
        <small>
          {session.current
            ? settingsText.activeNow
            : (session.sameNetwork ? settingsText.lastActiveHere : settingsText.lastActive)(
                <Timestamp at={session.lastSeenAt} form="long" />,
              )}
        </small>
        <small>{settingsText.signedInOn(<Timestamp at={session.signedInAt} form="full" />)}</small>
      </div>
      {session.current ? (
        <span className="tag tag-success">{settingsText.thisDevice}</span>
      ) : (
        <button
          type="button"
          className={`btn btn-sm btn-outline-secondary${end.isPending ? ' is-busy' : ''}`}
          aria-label={settingsText.signOutThereNamed(name)}
          aria-disabled={end.isPending || undefined}
          onClick={() => {
            if (!end.isPending) void ask();
          }}
        >
          {settingsText.signOutThere}
        </button>
      )}
    </li>
  );
};

export function DevicesPanel() {
  const { user } = useAuth();
  const { data: sessions, error, refetch } = useQuery(sessionsOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card sample-panel devices-panel" aria-labelledby="devices">
      <header>
        <h2 id="devices" ref={heading} tabIndex={-1}>
          {settingsText.signedInDevices}
        </h2>
        <p>{settingsText.devicesHint}</p>
      </header>
      {!sessions && error && (
        <ErrorState title={settingsText.devicesLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {!sessions && !error && <Skeleton what={settingsText.yourDevices} rows={2} />}
      {sessions && (
        <ul className="mb-4">
          {sessions.map((session) => (
            <DeviceItem key={session.id} session={session} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {user && <SignOutEverywhereButton key={user.uid} uid={user.uid} />}
    </section>
  );
}
