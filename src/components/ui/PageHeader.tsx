import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  /** Only where the page is named after what it shows; the route's staticData title stands otherwise. */
  title?: string;
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The one h1 of a page. It takes the focus after a navigation, so it is focusable by script only. */
export function PageHeader({ title, lead, actions }: Props) {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <div className="ph">
      <div>
        <h1 tabIndex={-1}>{title ?? routeTitle}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className="ph-a">{actions}</div>}
    </div>
  );
}
