import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyDatePicker } from '@/components/kits/form/date/LazyPickers';
import { parseSearchQuery, type SearchFields, formatSearchQuery } from './search-query';

const textFields = [
  ['words', 'All of these words', 'tram bench'],
  ['phrase', 'This exact phrase', 'by the fountain'],
  ['tag', 'With this tag', 'MarketDay'],
  ['from', 'Written by', '@ada'],
] as const;
const dateFields = [
  ['since', 'Since'],
  ['until', 'Until (inclusive)'],
] as const;

export function AdvancedSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => parseSearchQuery(q));
  const change = (part: Partial<SearchFields>) => setFields((all) => ({ ...all, ...part }));
  const query = formatSearchQuery(fields);
  const tooLong = query.length > 200;
  return (
    <form
      className="card advanced-search"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        if (query && !tooLong) void navigate({ to: '/explore', search: { q: query } });
      }}
    >
      {textFields.map(([name, label, example]) => (
        <label key={name}>
          {label}
          <input
            className="form-control"
            value={fields[name]}
            placeholder={example}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </label>
      ))}
      {dateFields.map(([name, label]) => (
        <LazyDatePicker
          key={name}
          label={label}
          optional
          value={fields[name]}
          onChange={(day) => change({ [name]: day })}
        />
      ))}
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={fields.media}
          onChange={(event) => change({ media: event.target.checked })}
        />
        Only with pictures
      </label>
      <p className="advanced-search-query">
        {query ? (
          <>
            Same as typing <code dir="auto">{query}</code>
          </>
        ) : (
          'Fill in any field.'
        )}
        {tooLong && <b role="alert"> Too long: use at most 200 characters.</b>}
      </p>
      <button type="submit" className="btn btn-primary btn-sm" disabled={!query || tooLong}>
        Search
      </button>
    </form>
  );
}
