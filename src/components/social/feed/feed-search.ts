import { FeedTab } from '@contract/feed';
import * as z from 'zod/mini';

/** The address of the feed: `?tab=following`; For you when left out. */
export const feedSearchSchema = z.object({ tab: z.catch(z.optional(FeedTab), undefined) });
