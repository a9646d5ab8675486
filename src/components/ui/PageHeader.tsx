import { useMatches } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';

interface Props {
  /** Defaults to the title in the route's staticData. */
  title?: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** Links to the page's siblings, given by the shell to pages that have some. */
export const SiblingsContext = createContext<ReactNode>(null);

/** The page's only h1; focusable by script, because PageFocus focuses it after a navigation. */
export function PageHeader({ title, lead, actions }: Props) {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <div className="page-header">
      <div>
        <h1 tabIndex={-1}>{title ?? routeTitle}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
      {useContext(SiblingsContext)}
    </div>
  );
}
