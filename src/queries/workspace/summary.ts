import { keepPreviousData } from '@tanstack/react-query';
import { sampleQuery } from '@/queries/sample';

/** Counts of the day for the social pages; every change of sample data refreshes them. */
export const workspaceSummaryOptions = (today: string) => ({
  ...sampleQuery(['workspace-summary', today], async () =>
    (await import('@/data/workspace/summary')).getWorkspaceSummary(),
  ),
  // Nothing around it goes away while a new day is read.
  placeholderData: keepPreviousData,
});
