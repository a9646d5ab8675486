import { sampleQuery } from '@/queries/sample';

/** Counts for the social pages; every change of sample data refreshes them. */
export const workspaceSummaryOptions = () =>
  sampleQuery(['workspace-summary'], async () =>
    (await import('@/data/workspace/summary')).getWorkspaceSummary(),
  );
