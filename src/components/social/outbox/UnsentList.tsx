import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { commonText } from '@/messages/ui/common';
import { outboxText } from '@/messages/social/outbox';
import type { WritingLink } from './composer-link';

interface ListProps {
  id: string;
  title: string;
  /** UnsentItems. */
  children: ReactNode;
}

export const UnsentList = ({ id, title, children }: ListProps) => (
  <section className="card stream mb-4" aria-labelledby={id}>
    <h2 id={id} className="pt-4 px-5 pb-1">
      {title}
    </h2>
    <ul className="divided" aria-labelledby={id}>
      {children}
    </ul>
  </section>
);

interface ItemProps {
  /** What was written, such as a reply. */
  label?: string | undefined;
  text: string;
  /** Null for a form that can no longer be opened. */
  link: WritingLink | null;
  onContinue?: () => void;
  onDiscard: () => void;
  /** Between text and buttons. */
  children?: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

export const UnsentItem = ({ label, text, link, onContinue, onDiscard, children, actions }: ItemProps) => (
  <li className="stack-2 py-4 px-5">
    {label && <div className="row-1 flex-wrap fs-md text-ink-2 fw-semibold">{label}</div>}
    <p className="measure pre-wrap wrap-anywhere" dir="auto">
      {text || outboxText.noTextYet}
    </p>
    {children}
    <div className="d-flex flex-wrap gap-2">
      {link && (
        <Link {...link} className="btn btn-outline-secondary btn-sm" onClick={onContinue}>
          {outboxText.continueWriting}
        </Link>
      )}
      {actions}
      <button type="button" className="btn btn-outline-danger btn-sm" onClick={onDiscard}>
        {commonText.discard}
      </button>
    </div>
  </li>
);
