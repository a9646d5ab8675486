import { useState } from 'react';
import type { MemberCard } from '@contract/member/member';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { useCompletions } from '@/components/social/composer/field/use-completions';
import { Avatar } from '@/components/ui/Avatar';
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

const optionOf = ({ handle, name, avatarUrl }: MemberCard) => ({
  id: handle,
  name,
  note: `@${handle}`,
  icon: <Avatar name={name} url={avatarUrl} size="xs" silent />,
});

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
  const [chosen, setChosen] = useState<readonly MemberCard[]>([]);
  const prefix = typed.trim();
  const { members, isCurrent, hasFailed } = useCompletions('member', prefix);
  // People found by an earlier text are not those that Enter should choose from.
  const found = prefix && isCurrent ? members.filter(({ handle }) => !without.includes(handle)) : [];
  const hint = hasFailed
    ? messageText.searchFailed
    : isCurrent
      ? messageText.noPeopleFound
      : messageText.searchingPeople;
  return (
    <Combobox
      label={label}
      help={help}
      error={error}
      several
      searchable
      limit={limit}
      empty={prefix ? hint : messageText.typeAName}
      onType={setTyped}
      options={found.map(optionOf)}
      chosen={chosen.map(optionOf)}
      value={value}
      onChange={(handles) => {
        const known = [...chosen, ...found];
        setChosen(handles.flatMap((handle) => known.find((member) => member.handle === handle) ?? []));
        onChange(handles);
      }}
    />
  );
}
