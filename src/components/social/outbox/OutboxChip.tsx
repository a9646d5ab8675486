import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  /** Name of the region; its words load after the first screen. */
  label?: string;
  children: ReactNode;
}

/** Floats over the feed, so that coming and going moves no post. */
export const OutboxChip = ({ label, children }: Props) => (
  <section className="outbox-chip mx-auto" aria-label={label}>
    <p className="fs-md" role="status">
      <Link className="d-block py-2 px-4" to="/outbox">
        {children}
      </Link>
    </p>
  </section>
);
