import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { lockText } from '@/messages/account/lock';
import './pin-input.scss';

interface Props {
  label: string;
  length: number;
  value: string;
  onChange: (digits: string) => void;
  onComplete?: (digits: string) => void;
  /** Focuses the first box on mount and whenever the value is cleared. */
  takesFocus?: boolean;
  invalid?: boolean;
  describedBy?: string;
  disabled?: boolean;
}

/** One box per digit. Advances on input, moves with Backspace and the arrow keys, accepts a pasted code. */
export function PinInput({
  label,
  length,
  value,
  onChange,
  onComplete,
  takesFocus = false,
  invalid = false,
  describedBy,
  disabled = false,
}: Props) {
  const group = useRef<HTMLDivElement>(null);
  const focus = (index: number) =>
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, length - 1))]?.focus();
  useEffect(() => {
    if (takesFocus && value === '' && !disabled) group.current?.querySelector('input')?.focus();
  }, [group, takesFocus, value, disabled]);

  const put = (text: string, at: number) => {
    const digits = text.replaceAll(/\D/g, '');
    if (digits === '') return;
    const next = (value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, length);
    onChange(next);
    focus(at + digits.length);
    if (next.length === length) onComplete?.(next);
  };
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      const at = event.key === 'Backspace' && index >= value.length ? index - 1 : index;
      if (at < 0) return;
      onChange(value.slice(0, at) + value.slice(at + 1));
      focus(at);
    } else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(Math.min(index + 1, value.length));
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    put(event.clipboardData.getData('text'), 0);
  };
  return (
    <fieldset className={`pin-input${invalid ? ' is-wrong' : ''}`} aria-describedby={describedBy} dir="ltr">
      <legend className="form-label">{label}</legend>
      <div className="pin-input-boxes d-flex gap-2" ref={group}>
        {Array.from({ length }, (_, index) => index).map((index) => (
          <input
            key={index}
            className="form-control min-w-0 px-0 rounded-arch fs-2xl fw-bold text-center"
            type="password"
            inputMode="numeric"
            // A PIN is not a one-time code, but no other value stops browsers from saving and filling digits.
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={lockText.digitOf(index + 1, length)}
            aria-invalid={invalid || undefined}
            disabled={disabled}
            value={value[index] ?? ''}
            onChange={(event) =>
              put(event.target.value.slice(value[index] ? 1 : 0), Math.min(index, value.length))
            }
            onKeyDown={(event) => press(event, index)}
            onPaste={paste}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </fieldset>
  );
}
