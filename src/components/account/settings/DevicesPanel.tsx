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
import { SettingsPanel } from './SettingsPanel';

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
    <li className="row-3 flex-wrap py-3">
      {HANDHELD.has(session.system ?? '') ? (
        <IconMobile className="icon text-ink-2" />
      ) : (
        <IconDesktop className="icon text-ink-2" />
      )}
      <div className="fill-or-wrap min-w-0">
        <b className="d-block">{name}</b>
        <small className="d-block text-ink-2">
          {session.current
            ? settingsText.activeNow
            : (session.sameNetwork ? settingsText.lastActiveHere : settingsText.lastActive)(
                <Timestamp at={session.lastSeenAt} form="long" />,
              )}
        </small>
        <small className="d-block text-ink-2">
          {settingsText.signedInOn(<Timestamp at={session.signedInAt} form="full" />)}
        </small>
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
    <SettingsPanel
      id="devices"
      title={settingsText.signedInDevices}
      lead={settingsText.devicesHint}
      headingRef={heading}
    >
      {/* Above the list, which would move it when it arrives. */}
      {user && <SignOutEverywhereButton key={user.uid} uid={user.uid} />}
      {!sessions && error && (
        <ErrorState title={settingsText.devicesLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {!sessions && !error && <Skeleton what={settingsText.yourDevices} rows={2} />}
      {sessions && (
        <ul className="divided">
          {sessions.map((session) => (
            <DeviceItem key={session.id} session={session} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </SettingsPanel>
  );
}
