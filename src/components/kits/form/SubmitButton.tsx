import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useFormContext } from './form-contexts';

interface Props {
  children: ReactNode;
  /** Label while submitting: "Signing in". */
  busy?: string;
  className?: string;
  disabled?: boolean;
}

export function SubmitButton({ children, busy, className = 'btn btn-primary', disabled = false }: Props) {
  const form = useFormContext();
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  return (
    <button
      type="submit"
      className={submitting ? `${className} is-busy` : className}
      disabled={disabled}
      aria-busy={submitting || undefined}
      aria-disabled={submitting || undefined}
      onClick={(event) => {
        if (submitting) event.preventDefault();
      }}
    >
      {submitting && <span className="spinner" aria-hidden="true" />}
      {submitting && busy ? busy : children}
    </button>
  );
}
