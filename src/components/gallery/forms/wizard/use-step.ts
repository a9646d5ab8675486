import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_shell/forms/wizard');

/** The wizards of this page; each has its own step in the URL. */
export type WizardName = 'linear' | 'free' | 'checked' | 'vertical' | 'bar';

/**
 * Reads the current step (from 1) and navigates between steps; the browser's Back button returns to the
 * previous step.
 */
export function useStep(name: WizardName) {
  const at = route.useSearch({ select: (search) => search[name] ?? 1 });
  const navigate = route.useNavigate();
  const onStep = (step: number) =>
    void navigate({ search: (before) => ({ ...before, [name]: step }), resetScroll: false });
  return [at, onStep] as const;
}
