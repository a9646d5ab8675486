import IconAlert from '~icons/tabler/alert-circle';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Avatar } from '@/components/ui/Avatar';
import type { EmailAddress } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { addressName } from '@/components/workspace/email/list/filter-mails';
import { isEmailAddress, parseAddresses } from './parse-addresses';

interface Props {
  label: string;
  value: readonly EmailAddress[];
  onChange: (value: EmailAddress[]) => void;
  users: readonly User[];
  error?: string | undefined;
}

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
  const addressOf = ({ name, email }: EmailAddress): EmailAddress => {
    const user = users.find((one) => one.email === email.toLowerCase() || one.name === email);
    return (
      value.find((one) => one.email === email) ?? { name: user?.name ?? name, email: user?.email ?? email }
    );
  };
  const choose = (addresses: readonly EmailAddress[]) => {
    const chosen = new Map(addresses.map(addressOf).map((address) => [address.email, address]));
    onChange([...chosen.values()]);
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
      onChange={(emails) => choose(emails.map((email) => ({ name: '', email })))}
      onCreate={(text) => choose([...value, ...parseAddresses(text)])}
      separator={SEPARATOR}
    />
  );
}
