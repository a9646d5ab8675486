import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import IconX from '~icons/tabler/x';

interface Props {
  q: string;
  /** The service's message about an invalid query. */
  problem?: string | undefined;
}

/** Submits to the URL. Text typed while a search loads stays; a query from elsewhere (link, Back) replaces the text. */
export function SearchForm({ q, problem }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [shownQuery, setShownQuery] = useState(q);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const errorId = useId();
  if (q !== shownQuery) {
    setShownQuery(q);
    setSubmitted(null);
    if (q !== submitted) setText(q);
  }
  const search = (query: string) => {
    setSubmitted(query);
    void navigate({ to: '/explore', search: query ? { q: query } : {} });
  };
  return (
    <search className="search-form">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text.trim());
        }}
      >
        <IconSearch />
        <input
          type="search"
          name="q"
          className="form-control"
          aria-label="Search posts and people"
          placeholder="Search posts and people"
          maxLength={200}
          enterKeyHint="search"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && (
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              search('');
            }}
          >
            <IconX />
          </button>
        )}
        <button type="submit" className="btn btn-primary btn-sm">
          Search
        </button>
      </form>
      {problem && (
        <p className="invalid-feedback d-block" id={errorId} role="alert">
          {problem}
        </p>
      )}
    </search>
  );
}
