/** How a plan is paid: each month, each year (two months free), or once for good. */
export const periods = ['monthly', 'yearly', 'once'] as const;
export type Period = (typeof periods)[number];
