import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HANDLE_CHANGE_DAYS, HANDLE_HELD_DAYS } from '@contract/account/handle';
import { Handle } from '@contract/primitives';
import { HandleInput } from '@/components/kits/form/field/HandleInput';
import { toFormError } from '@/lib/api/form-error';
import { readTypedHandle } from '@/lib/text/typed-handle';
import { changeHandleOptions } from '@/queries/account/handle';
import { meOptions } from '@/queries/social/member/me';
import { handleText } from '@/messages/account/handle';
import { settingsText } from '@/messages/account/settings';
import { SettingsPanel } from './SettingsPanel';

const HandleForm = ({ current }: { current: string }) => {
  const change = useMutation(changeHandleOptions());
  /** Null: nothing was typed since the handle was changed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const text = typed ?? current;
  const handle = readTypedHandle(text);
  const isValid = Handle.safeParse(handle).success;
  // An answer to an earlier handle says nothing about the one that is typed now.
  const refusal = change.error && change.variables === handle && toFormError(change.error);
  const problem =
    isChecked && !isValid ? handleText.rules : refusal && (refusal.fields['handle'] ?? refusal.message);
  return (
    <form
      className="narrow stack-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isValid || handle === current || change.isPending) return;
        // What was typed meanwhile stays.
        change.mutate(handle, { onSuccess: () => setTyped((later) => (later === typed ? null : later)) });
      }}
    >
      <div>
        <label className="form-label" htmlFor="handle-field">
          {settingsText.newHandle}
        </label>
        <HandleInput
          id="handle-field"
          value={text}
          isInvalid={Boolean(problem)}
          describedBy={problem ? 'handle-problem' : 'handle-hint'}
          onType={(next) => {
            setTyped(next);
            setChecked(false);
            if (change.error) change.reset();
          }}
        />
      </div>
      {problem ? (
        <p className="invalid-feedback d-block" id="handle-problem" role="alert">
          {problem}
        </p>
      ) : (
        <small className="text-ink-3" id="handle-hint">
          {settingsText.oldLinks(<bdi>@{current}</bdi>, HANDLE_HELD_DAYS)}
        </small>
      )}
      <button
        type="submit"
        className={`btn btn-primary fit${change.isPending ? ' is-busy' : ''}`}
        aria-disabled={handle === current || change.isPending || undefined}
      >
        {settingsText.changeHandle}
      </button>
    </form>
  );
};

export function HandlePanel() {
  const { data: me } = useQuery(meOptions());
  return (
    <SettingsPanel id="handle" title={handleText.handle} lead={settingsText.handleLead(HANDLE_CHANGE_DAYS)}>
      {me && <HandleForm key={me.id} current={me.handle} />}
    </SettingsPanel>
  );
}
