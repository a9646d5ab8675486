import * as z from 'zod/mini';

/** Why something is reported. */
export const ReportReason = z.enum(['spam', 'harassment', 'hate', 'violence', 'self-harm', 'false', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;
