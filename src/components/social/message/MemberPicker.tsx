import { useEffect, useRef, useState } from 'react';
import type { MemberCard } from '@contract/member/member';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { useCompletions } from '@/components/social/composer/field/use-completions';
import { Avatar } from '@/components/ui/Avatar';
import { findByHandle } from '@/queries/social/member/find-by-handle';
import { messageText } from '@/messages/social/message';
import { joinList } from '@/messages/words';

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

/** Handles between commas, semicolons or line breaks, or each with its sign: a name may have spaces. */
const splitHandles = (text: string): string[] => {
  const parts = text.split(/[,;\r\n]+|\s+(?=@)/u).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
};

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
  /** About the text that was pasted last. */
  const [pasteError, setPasteError] = useState<string | null>(null);
  const latest = useRef({ value, chosen });
  useEffect(() => {
    latest.current = { value, chosen };
  }, [value, chosen]);
  const prefix = typed.trim();
  const { members, isCurrent, hasFailed } = useCompletions('member', prefix);
  // People found by an earlier text are not those that Enter should choose from.
  const found = prefix && isCurrent ? members.filter(({ handle }) => !without.includes(handle)) : [];
  const hint = hasFailed
    ? messageText.searchFailed
    : isCurrent
      ? messageText.noPeopleFound
      : messageText.searchingPeople;

  const pickAll = async (parts: readonly string[]): Promise<string> => {
    const members = await Promise.all(parts.map(findByHandle)).catch(() => null);
    if (!members) {
      setPasteError(messageText.searchFailed);
      return parts.join(', ');
    }
    const { value: handles, chosen: cards } = latest.current;
    const taken = new Set([...handles, ...without]);
    const wanted = new Map(members.flatMap((member) => (member ? [[member.handle, member] as const] : [])));
    const fresh = [...wanted.values()].filter(({ handle }) => !taken.has(handle));
    const room = limit - handles.length;
    const picked = fresh.slice(0, room);
    setChosen([...cards, ...picked]);
    onChange([...handles, ...picked.map(({ handle }) => handle)]);
    const unknown = parts.filter((_, at) => !members[at]);
    const surplus = fresh.slice(room).map(({ handle }) => `@${handle}`);
    const problems = [
      unknown.length > 0 ? messageText.notFound(joinList(unknown)) : '',
      surplus.length > 0 ? messageText.noRoomFor(joinList(surplus)) : '',
    ];
    setPasteError(problems.join(' ').trim() || null);
    return [...unknown, ...surplus].join(', ');
  };
  const onPasteSeveral = (text: string) => {
    const parts = splitHandles(text);
    return parts.length > 1 ? pickAll(parts) : undefined;
  };

  return (
    <Combobox
      label={label}
      help={help}
      error={pasteError ?? error}
      several
      searchable
      limit={limit}
      empty={prefix ? hint : messageText.typeAName}
      onPasteSeveral={onPasteSeveral}
      onType={(text) => {
        setTyped(text);
        if (text) setPasteError(null);
      }}
      options={found.map(optionOf)}
      chosen={chosen.map(optionOf)}
      value={value}
      onChange={(handles) => {
        const known = [...chosen, ...found];
        setPasteError(null);
        setChosen(handles.flatMap((handle) => known.find((member) => member.handle === handle) ?? []));
        onChange(handles);
      }}
    />
  );
}
