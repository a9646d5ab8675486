import type { BillingPeriod } from './billing-period';

export interface Plan {
  key: 'stroll' | 'stall' | 'hall';
  name: string;
  lead: string;
  /** Cents by billing period; zero is free. */
  cents: Record<BillingPeriod, number>;
  highlighted?: boolean;
  features: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    key: 'stroll',
    name: 'Stroll',
    lead: 'For everyone who reads and replies.',
    cents: { monthly: 0, yearly: 0, once: 0 },
    features: [
      'Read and write on the square',
      'Four pictures per post',
      'Bookmarks and drafts',
      'One device offline',
    ],
  },
  {
    key: 'stall',
    name: 'Stall',
    lead: 'For people who sell, teach or play here every week.',
    cents: { monthly: 900, yearly: 9000, once: 24_900 },
    highlighted: true,
    features: [
      'Everything in Stroll',
      'Invoices, calendar and files',
      '50 GB for uploads',
      'Scheduled posts and threads',
      'Support within a day',
    ],
  },
  {
    key: 'hall',
    name: 'Town hall',
    lead: 'For clubs and associations that work as a team.',
    cents: { monthly: 2900, yearly: 29_000, once: 79_000 },
    features: [
      'Everything in Stall',
      'Up to 40 people on one board',
      'Projects, tasks and shared files',
      '500 GB for uploads',
      'Export all data at any time',
      'Phone support',
    ],
  },
];

/** Comparison rows: values in the order of `plans`. */
export interface PlanComparisonRow {
  feature: string;
  values: readonly [string | boolean, string | boolean, string | boolean];
}

export const planComparisonRows: readonly PlanComparisonRow[] = [
  { feature: 'Posts, replies and polls', values: [true, true, true] },
  { feature: 'Scheduled posts', values: [false, true, true] },
  { feature: 'Uploads', values: ['1 GB', '50 GB', '500 GB'] },
  { feature: 'People on a board', values: ['1', '3', '40'] },
  { feature: 'Invoices', values: [false, 'Unlimited', 'Unlimited'] },
  { feature: 'Custom labels and saved views', values: [false, true, true] },
  { feature: 'Sign-in by your own directory', values: [false, false, true] },
  { feature: 'Support', values: ['Community', 'Within a day', 'By phone'] },
];
