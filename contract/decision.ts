import * as z from 'zod/mini';

/** What a moderator decided. Each decision is kept for good, with who made it and when. */
export const DecisionAction = z.enum(['dismiss', 'reopen', 'hide', 'unhide', 'suspend', 'lift']);
export type DecisionAction = z.infer<typeof DecisionAction>;
