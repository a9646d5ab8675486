import * as z from 'zod/mini';
import { formatDollars } from '@/lib/text/format-dollars';
import { invoiceText } from '@/messages/workspace/invoice';

/** Dollars of a number field as cents. */
export const toCents = (dollars: number | null): number => Math.round((dollars ?? 0) * 100);

/** Schema of a number field with dollars, from a cent up to `most` cents. */
export const amountUpTo = (most: number) =>
  z.nullable(z.number()).check(
    z.refine((value) => value !== null && value >= 0.01 && toCents(value) <= most, {
      error: invoiceText.amountInvalid(formatDollars(most)),
    }),
  );
