import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_shell/forms/wizard');

/** The wizards of this page; each has its own step in the address. */
export type WizardName = 'linear' | 'free' | 'checked' | 'vertical' | 'bar';

/** Where a wizard is (1 is the first step) and how to go elsewhere: the browser's Back goes back a step. */
export function useStep(name: WizardName) {
  const at = route.useSearch({ select: (search) => search[name] ?? 1 });
  const navigate = route.useNavigate();
  const onStep = (step: number) =>
    void navigate({ search: (before) => ({ ...before, [name]: step }), resetScroll: false });
  return [at, onStep] as const;
}
