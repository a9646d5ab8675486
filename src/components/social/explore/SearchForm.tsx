import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import IconX from '~icons/tabler/x';

interface Props {
  q: string;
  /** What is to be written instead of what cannot be searched for. */
  problem?: string | undefined;
}

/** The search field of Explore; the words are in the address once they are asked for. Remount it for other words. */
export function SearchForm({ q, problem: wrong }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const errorId = useId();
  const go = (words: string) => void navigate({ to: '/explore', search: words ? { q: words } : {} });
  return (
    <search className="search-form">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(text.trim());
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
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? errorId : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && (
          <button
            type="button"
            className="ib ib-sm"
            aria-label="Clear the search"
            onClick={() => {
              setText('');
              go('');
            }}
          >
            <IconX />
          </button>
        )}
        <button type="submit" className="btn btn-primary btn-sm">
          Search
        </button>
      </form>
      {wrong && (
        <p className="invalid-feedback d-block" id={errorId} role="alert">
          {wrong}
        </p>
      )}
    </search>
  );
}
