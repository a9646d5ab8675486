import { getRouteApi, Link } from '@tanstack/react-router';

const route = getRouteApi('/_shell/_member/catch-up');

const spans = [
  [undefined, 'Last visit'],
  ['yesterday', 'Yesterday'],
  ['week', 'Last 7 days'],
] as const;

/** The time that the catch-up covers. */
export function CatchUpSpans() {
  const { since } = route.useSearch();
  return (
    <nav className="chips chips-wrap" aria-label="Since">
      {spans.map(([value, label]) => (
        <Link
          key={label}
          to="/catch-up"
          search={value ? { since: value } : {}}
          replace
          className={since === value ? 'chip is-on' : 'chip'}
          aria-current={since === value ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
