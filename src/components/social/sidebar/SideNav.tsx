import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface SideLink {
  link: LinkProps;
  icon: ReactNode;
  label: string;
  /** Count or time at the end of the row. */
  note?: ReactNode;
  /** Follows the label for screen readers in place of `note`: "3 unread". */
  spokenNote?: string;
  /** Something new: the note takes the marigold tint. */
  lit?: boolean;
}

interface Props {
  label: string;
  /** Visible heading; without one the label is for screen readers. */
  title?: string;
  links: readonly SideLink[];
}

export const SideNav = ({ label, title, links }: Props) => (
  <nav aria-label={label}>
    {title && (
      <p className="px-3 pb-1 fs-xs fw-semibold text-ink-3" aria-hidden="true">
        {title}
      </p>
    )}
    <ul className="stack-half">
      {links.map(({ link, icon, label: text, note, spokenNote, lit = false }, index) => (
        <li key={index}>
          <Link
            className="item gap-3 px-3"
            {...link}
            activeOptions={{ exact: true }}
            aria-label={spokenNote && `${text}, ${spokenNote}`}
          >
            {icon}
            <span className="fill text-truncate">{text}</span>
            {note !== undefined && (
              <b className={lit ? 'count' : 'num fs-sm fw-semibold text-ink-3'}>{note}</b>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
