import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { exploreText } from '@/messages/social/explore';
import { parseSearchQuery, type SearchFields, formatSearchQuery } from './search-query';

const textFields = [
  ['words', exploreText.allOfTheseWords, exploreText.wordsExample],
  ['phrase', exploreText.thisExactPhrase, exploreText.phraseExample],
  ['tag', exploreText.withThisTag, 'MarketDay'],
  ['from', exploreText.writtenBy, '@ada'],
] as const;
const dateFields = [
  ['since', exploreText.since],
  ['until', exploreText.untilInclusive],
] as const;

export function AdvancedSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(q);
  const [fields, setFields] = useState(() => parseSearchQuery(q));
  // In place, because the field that was submitted keeps the focus.
  if (q !== shown) {
    setShown(q);
    setFields(parseSearchQuery(q));
  }
  const change = (part: Partial<SearchFields>) => setFields((all) => ({ ...all, ...part }));
  const query = formatSearchQuery(fields);
  const tooLong = query.length > 200;
  return (
    <form
      className="card d-grid tile-grid-sm tile-grid row-gap-3 mt-3 p-4"
      aria-label={exploreText.filters}
      onSubmit={(event) => {
        event.preventDefault();
        if (query && !tooLong) void navigate({ to: '/explore', search: { q: query } });
      }}
    >
      {textFields.map(([name, label, example]) => (
        <label key={name} className="stack-1 fw-semibold">
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
        <DatePicker
          key={name}
          label={label}
          optional
          value={fields[name]}
          onChange={(day) => change({ [name]: day })}
        />
      ))}
      <label className="form-check full-row">
        <input
          type="checkbox"
          className="form-check-input"
          checked={fields.media}
          onChange={(event) => change({ media: event.target.checked })}
        />
        {exploreText.onlyWithPictures}
      </label>
      <p className="full-row text-ink-3 wrap-anywhere">
        {query ? exploreText.sameAsTyping(<code dir="auto">{query}</code>) : exploreText.fillInAnyField}
        {tooLong && <b role="alert"> {exploreText.tooLong}</b>}
      </p>
      <button type="submit" className="btn btn-primary btn-sm fit" disabled={!query || tooLong}>
        {exploreText.showResults}
      </button>
    </form>
  );
}
