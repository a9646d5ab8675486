import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The one h1 of a page. It takes the focus after a navigation, so it is focusable by script only. */
export const PageHeader = ({ title, lead, actions }: Props) => (
  <div className="ph">
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {actions && <div className="ph-a">{actions}</div>}
  </div>
);
