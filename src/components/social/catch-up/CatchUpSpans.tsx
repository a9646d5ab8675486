import { getRouteApi, Link } from '@tanstack/react-router';
import { commonText } from '@/messages/ui/common';
import { catchUpText } from '@/messages/social/catch-up';

const route = getRouteApi('/_shell/_member/catch-up');

const spans = [
  [undefined, catchUpText.lastVisit],
  ['yesterday', commonText.yesterday],
  ['week', catchUpText.last7Days],
] as const;

/** The time that the catch-up covers. */
export function CatchUpSpans() {
  const { since } = route.useSearch();
  return (
    <nav className="chips chips-wrap" aria-label={catchUpText.since}>
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
