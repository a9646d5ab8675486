import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconArrow from '~icons/tabler/arrow-right';
import { pluralize } from '@/lib/text/format';
import '@/components/ui/list/list-group.scss';
import '@/components/ui/parts/parts.scss';

export function LinksAndButtons() {
  const [rings, setRings] = useState(0);
  return (
    <div className="list-group">
      <Link to="/ui/badges" className="list-group-item w-100 plain hoverable ring-inside d-flex">
        Badges
        <IconArrow className="icon flip-in-rtl ms-auto" />
      </Link>
      <Link to="/ui/cards" className="list-group-item w-100 plain hoverable ring-inside d-flex">
        Cards
        <IconArrow className="icon flip-in-rtl ms-auto" />
      </Link>
      <button
        type="button"
        className="list-group-item w-100 plain hoverable ring-inside"
        onClick={() => setRings(rings + 1)}
      >
        Ring the bell <span role="status">({pluralize(rings, 'ring')})</span>
      </button>
    </div>
  );
}
