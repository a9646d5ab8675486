import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '@/components/ui/State';

/** The router's default error screen; the heading is product.md's, to the letter. */
export const DefaultError = ({ error, reset }: ErrorComponentProps) => (
  <main id="main" className="top-main">
    <h1 tabIndex={-1}>Unexpected Application Error!</h1>
    <ErrorState title="This page could not be shown" error={error} retry={reset} />
  </main>
);
