import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { commonText } from '@/messages/ui/common';
import type { TableController } from '@/components/kits/table/model/use-table-state';

const DEBOUNCE_MS = 150;

export function SearchField({ label, control }: { label: string; control: TableController }) {
  const { query } = control.state;
  const [text, setText] = useState(query);
  const [appliedQuery, setAppliedQuery] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL changed elsewhere (Back, Clear); the field follows.
  if (query !== appliedQuery) {
    setAppliedQuery(query);
    setText(query);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAppliedQuery(next);
      control.update({ query: next });
    }, DEBOUNCE_MS);
  };
  return <SearchInput label={label} placeholder={commonText.search} value={text} onChange={change} />;
}
