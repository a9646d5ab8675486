import { FeedTab } from '@contract/feed/feed';
import { searchSchema } from '@/lib/navigation/search-params';

/** `?tab=following`; "For you" when absent. */
export const feedSearchSchema = searchSchema(() => ({ tab: FeedTab }));
