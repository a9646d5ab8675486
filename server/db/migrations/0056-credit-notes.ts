/** The credit notes of an invoice are summed with every change of either: docs/decisions/0063-invoice-numbers.md. */
export const creditNotes = `
CREATE INDEX CONCURRENTLY space_items_credit_of ON space_items (space_id, (body->>'creditOf'))
  WHERE kind = 'invoice' AND body->>'creditOf' IS NOT NULL
`;
