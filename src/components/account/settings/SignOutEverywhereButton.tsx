import { useMutation } from '@tanstack/react-query';
import IconDevices from '~icons/tabler/devices-off';
import { unsentSummary } from '@/components/account/sign-in/unsent-summary';
import { confirmAction } from '@/lib/overlays/confirm';
import { clearRemoteSignOut, markRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { useAuthActions } from '@/lib/auth/use-auth';
import { signOutEverywhereOptions } from '@/queries/account/session';
import { countUnsent } from '@/queries/outbox/unsent';

export const SignOutEverywhereButton = ({ uid }: { uid: string }) => {
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
    // Before the request: the stream may hear of the sign-out before the response arrives.
    markRemoteSignOut('everywhere');
    everywhere.mutate(undefined, { onSuccess: () => void auth.signOut(), onError: clearRemoteSignOut });
  };
  return (
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
  );
};
