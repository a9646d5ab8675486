import { useEffect, useRef, useState } from 'react';
import IconSearch from '~icons/tabler/search';
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
  return (
    <div className="search-field">
      <IconSearch className="icon position-absolute text-ink-3" />
      <input
        type="search"
        className="form-control"
        autoComplete="off"
        aria-label={label}
        placeholder={commonText.search}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
