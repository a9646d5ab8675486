/** A year costs ten months; lifetime is paid once. */
export const billingPeriods = ['monthly', 'yearly', 'once'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
