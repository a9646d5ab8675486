import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HANDLE_CHANGE_DAYS, HANDLE_HELD_DAYS } from '@contract/account/handle';
import { Handle } from '@contract/primitives';
import { toFormError } from '@/lib/api/form-error';
import { readTypedHandle } from '@/lib/text/typed-handle';
import { changeHandleOptions } from '@/queries/account/handle';
import { meOptions } from '@/queries/social/member/me';
import './settings-panel.scss';

const HandleForm = ({ current }: { current: string }) => {
  const change = useMutation(changeHandleOptions());
  const [typed, setTyped] = useState(current);
  const [isChecked, setChecked] = useState(false);
  const handle = readTypedHandle(typed);
  const isValid = Handle.safeParse(handle).success;
  const refusal = change.error && toFormError(change.error);
  const problem =
    isChecked && !isValid
      ? 'Use 3 to 30 letters a to z, digits or underscores.'
      : (refusal?.fields['handle'] ?? refusal?.message);
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isValid && handle !== current && !change.isPending) change.mutate(handle);
      }}
    >
      <label htmlFor="handle-field">New handle</label>
      <input
        id="handle-field"
        className={`form-control${problem ? ' is-invalid' : ''}`}
        dir="ltr"
        value={typed}
        maxLength={31}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'handle-problem' : 'handle-hint'}
        onChange={({ target }) => {
          setTyped(target.value);
          setChecked(false);
          if (change.error) change.reset();
        }}
      />
      {problem ? (
        <p className="invalid-feedback d-block" id="handle-problem" role="alert">
          {problem}
        </p>
      ) : (
        <small id="handle-hint">
          Links to <bdi>@{current}</bdi> lead to you for {HANDLE_HELD_DAYS} days.
        </small>
      )}
      <button
        type="submit"
        className={`btn btn-primary${change.isPending ? ' is-busy' : ''}`}
        aria-disabled={handle === current || change.isPending || undefined}
      >
        Change handle
      </button>
    </form>
  );
};

export function HandlePanel() {
  const { data: me } = useQuery(meOptions());
  return (
    <section className="card sample-panel" aria-labelledby="handle">
      <header>
        <h2 id="handle">Handle</h2>
        <p>Your name in links and mentions. You can change it every {HANDLE_CHANGE_DAYS} days.</p>
      </header>
      {me && <HandleForm key={me.handle} current={me.handle} />}
    </section>
  );
}
