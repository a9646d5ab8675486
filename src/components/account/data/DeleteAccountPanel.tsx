import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import IconTrash from '~icons/tabler/trash';
import { unsentSummary } from '@/components/account/sign-in/unsent-summary';
import { clearRemoteSignOut, markRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { confirmAction } from '@/lib/overlays/confirm';
import { readTypedHandle } from '@/lib/text/typed-handle';
import { requestAccountDeletionOptions } from '@/queries/account/deletion';
import { countUnsent } from '@/queries/outbox/unsent';
import { meOptions } from '@/queries/social/member/me';
import { SettingsPanel } from '@/components/account/settings/SettingsPanel';
import { dataText } from '@/messages/account/data';

const DeleteAccountForm = ({ uid, handle }: { uid: string; handle: string }) => {
  const auth = useAuthActions();
  const request = useMutation(requestAccountDeletionOptions());
  const [typed, setTyped] = useState('');
  const isConfirmed = readTypedHandle(typed) === handle;
  const ask = async () => {
    const unsent = unsentSummary(await countUnsent(uid));
    const sure = await confirmAction({
      title: dataText.deleteAccountTitle,
      text: unsent ? dataText.deleteAccountUnsent(unsent) : dataText.deleteAccountText,
      action: dataText.deleteAccount,
      danger: true,
    });
    if (!sure) return;
    // Before the request: its effect closes the event stream, which signs out as well.
    markRemoteSignOut('deletion');
    request.mutate(undefined, { onSuccess: () => void auth.signOut(), onError: clearRemoteSignOut });
  };
  return (
    <form
      className="stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed && !request.isPending) void ask();
      }}
    >
      <label htmlFor="delete-account-handle">{dataText.typeToConfirm(<b>{handle}</b>)}</label>
      <div className="row-2 flex-wrap">
        <input
          id="delete-account-handle"
          className="form-control w-auto"
          value={typed}
          maxLength={31}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="submit"
          className={`btn btn-outline-danger${request.isPending ? ' is-busy' : ''}`}
          aria-disabled={!isConfirmed || request.isPending || undefined}
        >
          <IconTrash />
          {dataText.deleteAccount}
        </button>
      </div>
    </form>
  );
};

export function DeleteAccountPanel() {
  const { user } = useAuth();
  const { data: me } = useQuery(meOptions());
  return (
    <SettingsPanel id="delete-account" title={dataText.deleteAccount} lead={dataText.deleteAccountHint}>
      {user && me && <DeleteAccountForm uid={user.uid} handle={me.handle} />}
    </SettingsPanel>
  );
}
