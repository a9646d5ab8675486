import { useId } from 'react';
import { useFieldContext } from '@/components/kits/form/form-contexts';

const errorText = (error: unknown): string | null => {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return null;
};

/** The surrounding field: value, first error and linked ids. */
export function useBoundField<Value>(help?: unknown) {
  const field = useFieldContext<Value>();
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const errors: readonly unknown[] = field.state.meta.errors;
  const error = errors.map(errorText).find((text) => text !== null) ?? null;
  const described = [error ? errorId : null, help ? helpId : null].filter((part) => part !== null).join(' ');
  return {
    field,
    value: field.state.value,
    error,
    ids: { id, helpId, errorId },
    /** Props of the control. Blur is not reported: it would clear server errors. */
    control: {
      id,
      name: field.name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
}
