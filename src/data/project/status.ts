export const projectStatuses = ['Planned', 'In progress', 'On hold', 'Finished'] as const;

/** Colour variants of the labels. */
export const statusVariants = {
  Planned: 'secondary',
  'In progress': 'info',
  'On hold': 'warning',
  Finished: 'success',
} as const;
