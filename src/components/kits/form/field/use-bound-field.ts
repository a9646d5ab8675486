import { useId } from 'react';
import { useFieldContext } from '@/components/kits/form/form-contexts';

const errorText = (error: unknown): string | null => {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return null;
};

/** The field around the caller: its value, the first thing wrong with it, and the ids that tie the parts together. */
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
    /** For the control itself. Leaving it is not told to the form, which would take back what the service said. */
    control: {
      id,
      name: field.name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
}
