/** The steps with a page, in order; the checklist on the feed follows. */
export const STEP_PATHS = ['face', 'profile', 'follow'] as const;
export type StepPath = (typeof STEP_PATHS)[number];

export const isStepPath = (value: string): value is StepPath => STEP_PATHS.some((step) => step === value);
