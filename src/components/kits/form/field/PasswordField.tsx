import { type KeyboardEvent, type ReactNode, useState } from 'react';
import IconEye from '~icons/tabler/eye';
import IconEyeOff from '~icons/tabler/eye-off';
import { formText } from '@/messages/ui/form';
import type { InputFieldProps } from './field-props';
import { FieldFrame } from './FieldFrame';
import { useBoundField } from './use-bound-field';

interface Props extends InputFieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Between input and help, such as a strength meter. */
  after?: ReactNode;
}

export function PasswordField({
  label,
  help,
  aside,
  optional = false,
  className = '',
  after,
  ...rest
}: Props) {
  const { field, value, error, ids, control } = useBoundField<string>(help);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame {...{ label, help, aside, optional, className, error, ids }}>
      <div className="field-input">
        <input
          {...control}
          {...rest}
          type={shown ? 'text' : 'password'}
          className={`form-control has-end${error ? ' is-invalid' : ''}`}
          value={value}
          required={!optional}
          spellCheck={false}
          autoCapitalize="none"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          onChange={(event) => field.handleChange(event.target.value)}
        />
        <button
          type="button"
          className="icon-button field-input-end touch"
          // Not "Show password": only the input may be named with that word.
          aria-label={shown ? formText.hideCharacters : formText.showCharacters}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </button>
      </div>
      <div className="form-text" role="status">
        {capsLock && formText.capsLockIsOn}
      </div>
      {after}
    </FieldFrame>
  );
}
