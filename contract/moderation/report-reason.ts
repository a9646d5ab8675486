import * as z from 'zod/mini';

// Apart from report.ts, so that posts bring no operations of reports into the first load.
export const ReportReason = z.enum(['spam', 'harassment', 'hate', 'violence', 'self-harm', 'false', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;
