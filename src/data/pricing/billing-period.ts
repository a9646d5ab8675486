/** How a plan is paid: each month, each year (two months free), or once for good. */
export const billingPeriods = ['monthly', 'yearly', 'once'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
