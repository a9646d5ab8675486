import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { InvoiceRecord } from '@/data/invoice/schema';
import { isLocked } from '@/data/invoice/status';
import { deleteInvoiceDraft } from '@/data/invoice/draft';
import { formatRelativeTime } from '@/lib/dates/relative-time';
import { invoiceDraftName } from '@/queries/workspace/invoice';
import { newInvoiceValues, restoreDraft, invoiceToValues } from './form/invoice-values';
import { InvoiceForm } from './form/InvoiceForm';
import './invoice.scss';

const route = getRouteApi('/_shell/invoices/create-invoice');

export function CreateInvoicePage() {
  const { edit, copy } = route.useSearch();
  const { data: invoices } = useSuspenseQuery(route.useRouteContext().invoices);
  const { data: next } = useSuspenseQuery(route.useRouteContext().nextNumber);
  const wanted = edit ?? copy;
  const source = invoices.find((invoice) => invoice.id === wanted) ?? null;
  if (wanted !== undefined && !source) return <Missing number={wanted} />;
  if (edit !== undefined && source && isLocked(source)) return <Locked invoice={source} />;
  return <Editor key={invoiceDraftName(edit, copy)} source={source} next={next} />;
}

const Missing = ({ number }: { number: number }) => (
  <>
    <PageHeader title="New invoice" />
    <EmptyState
      title={`There is no invoice #${number}`}
      text="It may have been deleted, or the number was mistyped."
      action={
        <Link to="/invoices/create-invoice" className="btn btn-primary">
          New invoice
        </Link>
      }
    />
  </>
);

const Locked = ({ invoice: { id } }: { invoice: InvoiceRecord }) => (
  <>
    <PageHeader title={`Invoice #${id}`} />
    <EmptyState
      title={`Invoice #${id} is paid and locked`}
      text="Correct it with a credit note, or set it back to pending."
      action={
        <Link to="/invoices/view-invoice" search={{ id }} className="btn btn-primary">
          Open the invoice
        </Link>
      }
    />
  </>
);

interface EditorProps {
  /** The invoice to edit or duplicate. */
  source: InvoiceRecord | null;
  /** Number of a new invoice. */
  next: number;
}

function Editor({ source, next }: EditorProps) {
  const { edit, copy } = route.useSearch();
  const name = invoiceDraftName(edit, copy);
  const { data } = useSuspenseQuery(route.useRouteContext().draft);
  // Frozen at mount: later changes must not be restored as a draft.
  const [draft, setDraft] = useState(data);
  const [start] = useState(() => (source ? invoiceToValues(source) : newInvoiceValues()));
  const [values, setValues] = useState(() => (data ? restoreDraft(start, data.values) : start));
  const before = edit === undefined ? null : source;
  const number = before?.id ?? next;
  return (
    <>
      <PageHeader
        title={before ? `Invoice #${before.id}` : 'New invoice'}
        lead={before ? 'Edit items, dates and client' : `Its number will be #${number}`}
      />
      {draft && (
        <div className="invoice-draft" role="status">
          <span>Your unsaved draft {formatRelativeTime(new Date(draft.at))} was restored.</span>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => {
              void deleteInvoiceDraft(name);
              setDraft(null);
              setValues(start);
            }}
          >
            Discard draft
          </button>
        </div>
      )}
      <InvoiceForm
        key={draft ? 'restored' : 'fresh'}
        number={number}
        saved={before}
        initialValues={values}
        draft={name}
      />
    </>
  );
}
