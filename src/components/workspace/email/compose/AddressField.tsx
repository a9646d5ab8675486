import IconAlert from '~icons/tabler/alert-circle';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Avatar } from '@/components/ui/Avatar';
import type { EmailAddress } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { addressName } from '@/components/workspace/email/list/filter-mails';

interface Props {
  label: string;
  value: readonly EmailAddress[];
  onChange: (value: EmailAddress[]) => void;
  users: readonly User[];
  error?: string | undefined;
}

/** Loose check that catches typing errors. */
export const isEmailAddress = (email: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/u.test(email);

const SEPARATOR = /[,;]/u;

/** Recipients: people by name, role or address, and any other address that is typed. */
export function AddressField({ label, value, onChange, users, error }: Props) {
  const known = new Set(users.map(({ email }) => email));
  const people = users.map(({ name, email, image }) => ({
    id: email,
    name,
    note: email,
    icon: <Avatar name={name} url={image} size="xs" silent />,
  }));
  const others = value
    .filter(({ email }) => !known.has(email))
    .map((address) => ({
      id: address.email,
      name: addressName(address),
      icon: isEmailAddress(address.email) ? (
        <Avatar name={addressName(address)} url={null} size="xs" silent />
      ) : (
        <IconAlert className="icon me-1 text-danger-text" />
      ),
    }));
  const addressOf = (text: string): EmailAddress => {
    const user = users.find(({ email, name }) => email === text.toLowerCase() || name === text);
    return (
      value.find(({ email }) => email === text) ?? { name: user?.name ?? '', email: user?.email ?? text }
    );
  };
  const choose = (texts: readonly string[]) => {
    const chosen = new Map(texts.map(addressOf).map((address) => [address.email, address]));
    onChange([...chosen.values()]);
  };
  const add = (text: string) => {
    const typed = text.split(SEPARATOR).map((part) => part.trim());
    choose([...value.map(({ email }) => email), ...typed.filter(Boolean)]);
  };
  return (
    <Combobox
      label={label}
      several
      help={
        error && (
          <span className="text-danger-text" role="alert">
            {error}
          </span>
        )
      }
      options={[...people, ...others]}
      value={value.map(({ email }) => email)}
      onChange={choose}
      onCreate={add}
      separator={SEPARATOR}
    />
  );
}
