import { useId, useState } from 'react';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { emailText } from '@/messages/workspace/email';
import { OPERATORS, parseMailQuery } from './email-query';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: Props) {
  const [focused, setFocused] = useState(false);
  const id = useId();
  const { problem } = parseMailQuery(value);
  const word = /\S*$/u.exec(value)?.[0] ?? '';
  const started = word.replace(/^-/u, '').toLowerCase();
  const suggested = OPERATORS.filter((operator) => operator.startsWith(started) && operator !== started);
  return (
    <div
      className="pt-3 px-3"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <SearchInput
        id={id}
        label={emailText.searchMail}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder={emailText.searchExample}
        maxLength={500}
        value={value}
        onChange={onChange}
      />
      {focused && suggested.length > 0 && (
        <div className="row-1 flex-wrap mt-2" role="group" aria-label={emailText.searchOperators}>
          {suggested.map((operator) => (
            <button
              key={operator}
              type="button"
              className="tag tag-line"
              onClick={() => {
                const sign = word.startsWith('-') ? '-' : '';
                const end = operator.endsWith(':') ? '' : ' ';
                onChange(`${value.slice(0, value.length - word.length)}${sign}${operator}${end}`);
                document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
              }}
            >
              {operator}
            </button>
          ))}
        </div>
      )}
      <p id={`${id}-problem`} className="mt-1 mb-0 fs-sm text-danger" role="status">
        {problem}
      </p>
    </div>
  );
}
