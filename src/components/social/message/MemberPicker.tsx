import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Avatar } from '@/components/ui/Avatar';
import { completionsOptions } from '@/queries/social/search';
import { messageText } from '@/messages/social/message';

interface Props {
  label: string;
  /** Defaults to what a message request is. */
  help?: string;
  limit: number;
  error: string | null;
  /** Handles of people who cannot be chosen. */
  without: readonly string[];
  /** Handles. */
  value: readonly string[];
  onChange: (handles: readonly string[]) => void;
}

/** Chooses members by name or handle. */
export function MemberPicker({
  label,
  help = messageText.pickerHint,
  limit,
  error,
  without,
  value,
  onChange,
}: Props) {
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ ...completionsOptions('member', typed), enabled: typed !== '' });
  const found = (data?.members ?? []).filter(({ handle }) => !without.includes(handle));
  const known = value.filter((handle) => found.every((member) => member.handle !== handle));
  return (
    <Combobox
      label={label}
      help={help}
      error={error}
      several
      searchable
      limit={limit}
      empty={typed ? messageText.noPeopleFound : messageText.typeAName}
      onType={setTyped}
      options={[
        ...found.map((member) => ({
          id: member.handle,
          name: member.name,
          note: `@${member.handle}`,
          icon: <Avatar name={member.name} url={member.avatarUrl} size="xs" silent />,
        })),
        ...known.map((handle) => ({ id: handle, name: `@${handle}` })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
