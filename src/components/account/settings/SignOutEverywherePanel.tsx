import { useMutation } from '@tanstack/react-query';
import IconDevices from '~icons/tabler/devices-off';
import { unsentSummary } from '@/components/account/sign-in/unsent-summary';
import { confirmAction } from '@/lib/overlays/confirm';
import { markRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { signOutEverywhereOptions } from '@/queries/account/session';
import { countUnsent } from '@/queries/outbox/unsent';
import './settings-panel.scss';

const Panel = ({ uid }: { uid: string }) => {
  const auth = useAuthActions();
  const everywhere = useMutation(signOutEverywhereOptions());
  const ask = async () => {
    const unsent = unsentSummary(await countUnsent(uid));
    const sure = await confirmAction({
      title: 'Sign out everywhere?',
      text: `You will be signed out on every device, including this one. Unsent work is deleted${unsent ? `; here: ${unsent}` : ''}.`,
      action: 'Sign out everywhere',
      cancel: 'Cancel',
      danger: true,
    });
    if (!sure) return;
    everywhere.mutate(undefined, {
      onSuccess: () => {
        markRemoteSignOut();
        void auth.signOut();
      },
    });
  };
  return (
    <section className="card sample-panel" aria-labelledby="everywhere">
      <header>
        <h2 id="everywhere">Sessions</h2>
        <p>Lost a device or forgot to sign out? End all sessions.</p>
      </header>
      <button
        type="button"
        className={`btn btn-outline-danger${everywhere.isPending ? ' is-busy' : ''}`}
        aria-disabled={everywhere.isPending || undefined}
        onClick={() => {
          if (!everywhere.isPending) void ask();
        }}
      >
        <IconDevices />
        Sign out everywhere
      </button>
    </section>
  );
};

export function SignOutEverywherePanel() {
  const { user } = useAuth();
  return user && <Panel key={user.uid} uid={user.uid} />;
}
