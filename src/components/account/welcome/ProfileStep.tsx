import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Handle } from '@contract/primitives';
import { HandleInput } from '@/components/kits/form/field/HandleInput';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { toFormError } from '@/lib/api/form-error';
import { readTypedHandle } from '@/lib/text/typed-handle';
import { changeHandleOptions, handleCheckOptions } from '@/queries/account/handle';
import { saveProfileOptions } from '@/queries/social/mutations/member/profile';
import { commonText } from '@/messages/ui/common';
import { handleText } from '@/messages/account/handle';
import { welcomeText } from '@/messages/account/welcome';
import { StepFooter } from './StepFooter';
import { useWelcomeStep } from './use-welcome-step';

/** The next step says that this one is saved. */
const noToast = () => {};
/** After the last key, in ms. */
const CHECK_DELAY_MS = 300;

export function ProfileStep() {
  const { me, next } = useWelcomeStep('profile');
  const [typed, setTyped] = useState(me?.handle ?? '');
  const [bio, setBio] = useState(me?.bio ?? '');
  const change = useMutation({ ...changeHandleOptions(), meta: { invalidates: [['member']] } });
  const save = useMutation({ ...saveProfileOptions(), onSuccess: noToast });
  const handle = readTypedHandle(typed);
  const isValid = Handle.safeParse(handle).success;
  const isOwn = handle === me?.handle;
  const checked = useDebouncedValue(isValid && !isOwn ? handle : null, CHECK_DELAY_MS);
  const { data: check } = useQuery(handleCheckOptions(checked));
  const available = checked === handle ? check?.available : undefined;
  // An answer to an earlier handle says nothing about the one that is typed now.
  const refusal = (change.variables === handle ? change.error : null) ?? save.error;
  const error = refusal && toFormError(refusal);
  const problem = !isValid
    ? handleText.rules
    : available === false
      ? welcomeText.handleTaken(handle)
      : error?.fields['handle'];
  const busy = change.isPending || save.isPending;

  const submit = async () => {
    if (busy || problem || !me) return;
    try {
      if (!isOwn) await change.mutateAsync(handle);
      if (bio.trim() !== me.bio) await save.mutateAsync({ name: me.name, bio: bio.trim() });
      await next();
    } catch {
      // Shown in the form.
    }
  };

  return (
    <form
      className="card large-fields p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 tabIndex={-1}>{welcomeText.yourHandleAndOneLine}</h1>
      <p className="mt-1 mb-5 text-ink-2">{welcomeText.handleHint}</p>
      <label className="d-block mt-4 mx-0 mb-1 fw-semibold" htmlFor="welcome-handle">
        {handleText.handle}
      </label>
      <HandleInput
        id="welcome-handle"
        value={typed}
        isInvalid={Boolean(problem)}
        describedBy="welcome-handle-note"
        onType={(text) => {
          setTyped(text);
          if (change.error) change.reset();
        }}
      />
      <p
        id="welcome-handle-note"
        className={problem ? 'min-h-line mt-1 fs-sm text-danger' : 'min-h-line mt-1 fs-sm text-ink-2'}
        role="status"
      >
        {problem ?? (available ? welcomeText.handleAvailable(handle) : isOwn ? welcomeText.handleYours : '')}
      </p>
      <label className="d-block mt-4 mx-0 mb-1 fw-semibold" htmlFor="welcome-bio">
        {welcomeText.oneLineAboutYou}
      </label>
      <input
        id="welcome-bio"
        className="form-control"
        autoComplete="off"
        dir="auto"
        value={bio}
        maxLength={160}
        placeholder={welcomeText.bioExample}
        onChange={({ target }) => setBio(target.value)}
      />
      {error && !error.fields['handle'] && (
        <p className="invalid-feedback d-block" role="alert">
          {error.message}
        </p>
      )}
      <StepFooter action={commonText.continue} busy={busy} onSkip={() => void next()} />
    </form>
  );
}
