import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import IconAdjust from '~icons/tabler/adjustments-horizontal';
import { parseSearchQuery, type SearchFields, formatSearchQuery } from './search-query';

const textFields = [
  ['words', 'All of these words', 'tram bench'],
  ['phrase', 'This exact phrase', 'by the fountain'],
  ['tag', 'With this tag', 'MarketDay'],
  ['from', 'Written by', '@ada'],
] as const;
const dateFields = [
  ['since', 'Since'],
  ['until', 'Until, that day included'],
] as const;

/** A form that writes the operators of a search; below it stands what they look like. */
export function AdvancedSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const [parts, setParts] = useState(() => parseSearchQuery(q));
  const change = (part: Partial<SearchFields>) => setParts((all) => ({ ...all, ...part }));
  const written = formatSearchQuery(parts);
  const tooLong = written.length > 200;
  return (
    <details className="card advanced-search">
      <summary>
        <IconAdjust />
        Search more closely
      </summary>
      <form
        aria-label="Search more closely"
        onSubmit={(event) => {
          event.preventDefault();
          if (written && !tooLong) void navigate({ to: '/explore', search: { q: written } });
        }}
      >
        {textFields.map(([name, label, example]) => (
          <label key={name}>
            {label}
            <input
              className="form-control"
              value={parts[name]}
              placeholder={example}
              maxLength={100}
              autoComplete="off"
              dir="auto"
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </label>
        ))}
        {dateFields.map(([name, label]) => (
          <label key={name}>
            {label}
            <input
              type="date"
              className="form-control"
              value={parts[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </label>
        ))}
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={parts.media}
            onChange={(event) => change({ media: event.target.checked })}
          />
          Only with pictures
        </label>
        <p className="advanced-search-query">
          {written ? (
            <>
              You could also type <code dir="auto">{written}</code>
            </>
          ) : (
            'Fill in what you know.'
          )}
          {tooLong && <b role="alert"> This is too long: 200 characters at most.</b>}
        </p>
        <button type="submit" className="btn btn-primary btn-sm" disabled={!written || tooLong}>
          Search
        </button>
      </form>
    </details>
  );
}
