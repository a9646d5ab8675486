import { formatDollars } from '@/lib/text/format-dollars';
import { billedAmounts, newInvoiceValues, restoreDraft } from './invoice-values';

/** The lines, tax ID and notes of a stored form, one below the other. */
export function typedText(stored: unknown): string {
  const values = restoreDraft(newInvoiceValues(), stored);
  const amounts = billedAmounts(values).items;
  const lines = values.items.map(
    ({ text }, place) =>
      `${amounts[place]?.quantity ?? 0} × ${text}, ${formatDollars(amounts[place]?.priceCents ?? 0)}`,
  );
  return [...lines, values.taxId, values.notes].filter((line) => line.trim() !== '').join('\n');
}
