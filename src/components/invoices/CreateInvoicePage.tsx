import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/State';
import { dropInvoiceDraft } from '@/data/invoice-draft';
import { relativeTime } from '@/lib/time';
import { draftName, invoiceDraftOptions, invoicesOptions } from '@/queries/invoice';
import { emptyValues, InvoiceValues, valuesOf } from './invoice-form';
import { InvoiceForm } from './InvoiceForm';
import '@/styles/invoice.scss';

const route = getRouteApi('/_shell/invoices/create-invoice');

/** Writes a new invoice, or changes or duplicates one. */
export function CreateInvoicePage() {
  const { edit, copy } = route.useSearch();
  const { data: invoices } = useSuspenseQuery(invoicesOptions());
  const { data: draft } = useSuspenseQuery(invoiceDraftOptions(edit, copy));
  // Counts up when the draft is thrown away: the form starts anew.
  const [round, setRound] = useState(0);
  const [fresh, setFresh] = useState(false);
  const name = draftName(edit, copy);
  const wanted = edit ?? copy;
  const source = invoices.find((invoice) => invoice.id === wanted) ?? null;
  const before = edit === undefined ? null : source;
  const kept = InvoiceValues.safeParse(draft?.values);
  const restored = !fresh && draft !== null && Object(draft.values) === draft.values;

  if (wanted !== undefined && !source) {
    return (
      <>
        <PageHeader title="New invoice" />
        <EmptyState
          title={`There is no invoice #${wanted}`}
          text="It may have been deleted, or the number was mistyped."
          action={
            <Link to="/invoices/create-invoice" className="btn btn-primary">
              Start an empty one
            </Link>
          }
        />
      </>
    );
  }
  const start = source ? valuesOf(source) : emptyValues();
  const number = before ? before.id : Math.max(0, ...invoices.map((invoice) => invoice.id)) + 1;
  const values = restored ? { ...start, ...(kept.success ? kept.data : (draft?.values as object)) } : start;
  return (
    <>
      <PageHeader
        title={before ? `Invoice #${before.id}` : 'New invoice'}
        lead={before ? 'Change what is charged' : `It gets the number #${number}`}
      />
      {restored && (
        <div className="inv-draft" role="status">
          <span>What you typed {relativeTime(new Date(draft.at))} is back.</span>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => {
              void dropInvoiceDraft(name);
              setFresh(true);
              setRound(round + 1);
            }}
          >
            Start afresh
          </button>
        </div>
      )}
      <InvoiceForm key={`${name}-${round}`} number={number} before={before} start={values} draft={name} />
    </>
  );
}
