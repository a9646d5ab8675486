import { useState } from 'react';
import IconBell from '~icons/tabler/bell';
import IconMail from '~icons/tabler/mail';
import { pluralize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function PositionedCounter() {
  const [unread, setUnread] = useState(98);
  return (
    <div className="d-flex flex-wrap align-items-center gap-6">
      <button type="button" className="btn btn-soft-secondary position-relative" onClick={() => setUnread(0)}>
        <IconMail />
        Read all
        {unread > 0 && (
          <span className="count position-absolute top-0 start-100 translate-middle">
            {unread > 99 ? '99+' : unread}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </button>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setUnread(unread + 1)}>
        <IconBell />
        One more
      </button>
      <p role="status">{unread === 0 ? 'No unread letters' : pluralize(unread, 'unread letter')}</p>
    </div>
  );
}
