/** Rate limits count across processes: docs/decisions/0057-several-processes.md. Empty again after a crash. */
export const sharedLimits = `
CREATE UNLOGGED TABLE rate_buckets (
  /** Hash of the bucket and the member or address. */
  key text PRIMARY KEY,
  full_at timestamptz(3) NOT NULL
);
`;
