import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconSearch from '~icons/tabler/search';
import IconX from '~icons/tabler/x';
import { commonText } from '@/messages/ui/common';
import { exploreText } from '@/messages/social/explore';

interface Props {
  q: string;
  /** The service's message about an invalid query. */
  problem?: string | undefined;
  /** The form with a field per filter. */
  filters: ReactNode;
}

/** Submits to the URL. Text typed while a search loads stays; a query from elsewhere (link, Back) replaces the text. */
export function SearchForm({ q, problem, filters }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [shownQuery, setShownQuery] = useState(q);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const [showFilters, setShowFilters] = useState(false);
  // Its date fields load with the first opening; then the typed filters stay.
  const [wereFiltersShown, setWereFiltersShown] = useState(false);
  const errorId = useId();
  const filtersId = useId();
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
    <search className="search-form d-block mb-4">
      <form
        className="search-field row-2"
        onSubmit={(event) => {
          event.preventDefault();
          search(text.trim());
        }}
      >
        <IconSearch className="icon position-absolute text-ink-3" />
        <input
          type="search"
          name="q"
          className="form-control"
          autoComplete="off"
          aria-label={exploreText.searchPostsAndPeople}
          placeholder={exploreText.postsAndPeople}
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
            aria-label={exploreText.clearSearch}
            onClick={() => {
              setText('');
              search('');
            }}
          >
            <IconX />
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={exploreText.filters}
          aria-expanded={showFilters}
          aria-controls={filtersId}
          onClick={() => {
            setShowFilters(!showFilters);
            setWereFiltersShown(true);
          }}
        >
          <IconAdjust />
          <span className="d-none d-md-inline">{exploreText.filters}</span>
        </button>
        <button type="submit" className="btn btn-primary">
          {commonText.search}
        </button>
      </form>
      {problem && (
        <p className="invalid-feedback d-block" id={errorId} role="alert">
          {problem}
        </p>
      )}
      <div id={filtersId} hidden={!showFilters}>
        {wereFiltersShown && filters}
      </div>
    </search>
  );
}
