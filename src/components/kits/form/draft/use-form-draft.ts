import { useState } from 'react';
import { formDraft } from '@/lib/storage/form-draft';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An earlier version of the app may have stored a field of another type. */
const isOfType = (value: unknown, sample: unknown): boolean =>
  sample === null || (typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample));

function restore<Values extends object>(start: Values, fields: Record<string, unknown>): Values {
  const known = Object.entries(start).filter(
    ([name, value]) => name in fields && isOfType(fields[name], value),
  );
  return { ...start, ...Object.fromEntries(known.map(([name]) => [name, fields[name]])) };
}

export interface FormDraft<Values> {
  /** The form begins with these. */
  values: Values;
  /** When the restored draft was typed, in ISO 8601; null if nothing was restored. */
  restoredAt: string | null;
  keep: (values: Values) => void;
  /** Deletes the draft: the form was saved or is given up. */
  drop: () => void;
  /** Deletes the draft; returns what the form begins with without it. */
  discard: () => Values;
}

/**
 * Keeps what is typed in a form on this device until the form is saved, so that a reload loses nothing. Fields that the
 * draft did not change begin as `start` has them. `name` and `start` are those of the first render.
 */
export function useFormDraft<Values extends object>(name: string, start: Values): FormDraft<Values> {
  const [entry] = useState(() => formDraft(name));
  const [state, setState] = useState(() => {
    const stored = entry.get();
    const values = restore(start, stored?.fields ?? {});
    return { start, values, restoredAt: stored && !isSame(values, start) ? stored.at : null };
  });
  return {
    ...state,
    keep: (values) => {
      const began = new Map(Object.entries(state.start));
      const changed = Object.entries(values).filter(([field, value]) => !isSame(value, began.get(field)));
      const fields = Object.fromEntries(changed);
      if (changed.length === 0) entry.remove();
      else if (!isSame(fields, entry.get()?.fields)) entry.set({ at: new Date().toISOString(), fields });
    },
    drop: entry.remove,
    discard: () => {
      entry.remove();
      setState({ start: state.start, values: state.start, restoredAt: null });
      return state.start;
    },
  };
}

export interface DraftValues<Values> extends FormDraft<Values> {
  /** Sets some of the values, and keeps them. */
  change: (changed: Partial<Values>) => void;
}

/** Like `useFormDraft`, for a form without a library: `values` are those that are typed now. */
export function useDraftValues<Values extends object>(name: string, start: Values): DraftValues<Values> {
  const draft = useFormDraft(name, start);
  const [values, setValues] = useState(draft.values);
  return {
    ...draft,
    values,
    change: (changed) => {
      const next = { ...values, ...changed };
      setValues(next);
      draft.keep(next);
    },
    discard: () => {
      const begun = draft.discard();
      setValues(begun);
      return begun;
    },
  };
}
