import { useEffect, useRef } from 'react';

/** As in the contract of folders and lists, which is not part of this chunk. */
const FOLDER_NAME_LENGTH = 40;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
}

/** Focused on mount. */
export function NameField({ label, value, onChange, maxLength = FOLDER_NAME_LENGTH }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      className="form-control"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxLength}
      required
      // So that the browser asks for a name in place of spaces.
      onChange={(event) => onChange(event.target.value.trimStart())}
    />
  );
}
