import { useNavigate, useSearch } from '@tanstack/react-router';

/** The wizards of this page; each has its own step in the URL. */
export type WizardName = 'linear' | 'free' | 'checked' | 'vertical' | 'bar';

/**
 * Reads the current step (from 1) and navigates between steps; the browser's Back button returns to the
 * previous step.
 */
export function useStep(name: WizardName) {
  const at = useSearch({ strict: false, select: (search) => search[name] ?? 1 });
  const navigate = useNavigate();
  const onStep = (step: number) =>
    void navigate({ to: '.', search: (before) => ({ ...before, [name]: step }), resetScroll: false });
  return [at, onStep] as const;
}
