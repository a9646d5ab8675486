import { type KeyboardEvent, useId, useState } from 'react';
import IconX from '~icons/tabler/x';
import type { EmailAddress } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { addressName } from '@/components/workspace/email/filter-mails';

interface Props {
  label: string;
  value: readonly EmailAddress[];
  onChange: (value: EmailAddress[]) => void;
  users: readonly User[];
  error?: string | undefined;
}

/** Loose check that catches typing errors. */
export const isEmailAddress = (email: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/u.test(email);

export function AddressField({ label, value, onChange, users, error }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const add = (written: string) => {
    const parts = written
      .split(/[,;]/u)
      .map((part) => part.trim())
      .filter(Boolean);
    setText('');
    if (parts.length === 0) return;
    const found = parts.map((part): EmailAddress => {
      const user = users.find((one) => one.email === part.toLowerCase() || one.name === part);
      return { name: user?.name ?? '', email: user?.email ?? part };
    });
    const known = new Set(value.map(({ email }) => email));
    onChange([...value, ...found.filter(({ email }) => !known.has(email))]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && !text) onChange(value.slice(0, -1));
  };
  return (
    <div className="mail-address-field">
      <label htmlFor={id}>{label}</label>
      <div className="mail-chips">
        {value.map((address) => (
          <span
            key={address.email}
            className={isEmailAddress(address.email) ? 'mail-chip' : 'mail-chip is-wrong'}
            title={address.email}
          >
            {addressName(address)}
            <button
              type="button"
              aria-label={`Remove ${addressName(address)}`}
              onClick={() => onChange(value.filter(({ email }) => email !== address.email))}
            >
              <IconX />
            </button>
          </span>
        ))}
        <input
          id={id}
          list={`${id}-list`}
          value={text}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add(text)}
        />
        <datalist id={`${id}-list`}>
          {users.map((user) => (
            <option key={user.id} value={user.email}>
              {user.name}
            </option>
          ))}
        </datalist>
      </div>
      {error && (
        <p id={`${id}-error`} className="mail-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
