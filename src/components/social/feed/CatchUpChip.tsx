import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import IconHistory from '~icons/tabler/history';
import { pluralize } from '@/lib/text/format';
import { catchUpOptions } from '@/queries/social/catch-up';

/** Rendered in the background: the posts come first. */
export const CatchUpChip = () => (useDeferredValue(true, false) ? <CatchUpLink /> : null);

/** Leads to what was missed since the last visit; the page shows the digest that is counted here. */
function CatchUpLink() {
  const { data: missed = 0 } = useQuery({
    ...catchUpOptions('visit'),
    select: ({ groups }) => groups.reduce((sum, { postIds }) => sum + postIds.length, 0),
  });
  return (
    <Link
      to="/catch-up"
      className="catch-up-chip"
      title={missed > 0 ? `${pluralize(missed, 'post')} since your last visit` : undefined}
    >
      <IconHistory />
      {missed > 0 ? `Catch up, ${missed}` : 'Catch up'}
    </Link>
  );
}
