import { FeedTab } from '@contract/feed';
import * as z from 'zod/mini';

/** `?tab=following`; "For you" when absent. */
export const feedSearchSchema = z.object({ tab: z.catch(z.optional(FeedTab), undefined) });
