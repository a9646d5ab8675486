import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '@/components/ui/State';

/** The router's default error screen; the heading is the specification's, to the letter. */
export function DefaultError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <section className="card app-error">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <ErrorState title="This page could not be shown" error={error} retry={retry} />
      {import.meta.env.DEV && error instanceof Error && (
        <details>
          <summary>Details</summary>
          <pre tabIndex={0} role="region" aria-label="Stack of the error">
            {error.stack}
          </pre>
        </details>
      )}
    </section>
  );
}
