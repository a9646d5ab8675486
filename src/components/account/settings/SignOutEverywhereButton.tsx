import { useMutation } from '@tanstack/react-query';
import IconDevices from '~icons/tabler/devices-off';
import { unsentSummary } from '@/components/account/sign-in/unsent-summary';
import { confirmAction } from '@/lib/overlays/confirm';
import { clearRemoteSignOut, markRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { useAuthActions } from '@/lib/auth/use-auth';
import { signOutEverywhereOptions } from '@/queries/account/session';
import { countUnsent } from '@/queries/outbox/unsent';
import { commonText } from '@/messages/ui/common';
import { settingsText } from '@/messages/account/settings';

export const SignOutEverywhereButton = ({ uid }: { uid: string }) => {
  const auth = useAuthActions();
  const everywhere = useMutation(signOutEverywhereOptions());
  const ask = async () => {
    const unsent = unsentSummary(await countUnsent(uid));
    const sure = await confirmAction({
      title: settingsText.signOutEverywhereTitle,
      text: unsent ? settingsText.signOutEverywhereUnsent(unsent) : settingsText.signOutEverywhereText,
      action: settingsText.signOutEverywhere,
      cancel: commonText.cancel,
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
      className={`btn btn-outline-danger fit${everywhere.isPending ? ' is-busy' : ''}`}
      aria-disabled={everywhere.isPending || undefined}
      onClick={() => {
        if (!everywhere.isPending) void ask();
      }}
    >
      <IconDevices />
      {settingsText.signOutEverywhere}
    </button>
  );
};
