import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconDownload from '~icons/tabler/download';
import IconPencil from '~icons/tabler/pencil';
import IconPrinter from '~icons/tabler/printer';
import IconSend from '~icons/tabler/send';
import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { isLocked } from '@/data/invoice/status';
import { downloadFile } from '@/lib/files/download';
import { showToast } from '@/lib/overlays/toast';
import { documentTitle } from './document-title';
import { InvoicePayments } from './InvoicePayments';
import { InvoiceDocument } from './InvoiceDocument';
import { StatusTimeline } from './StatusTimeline';
import { useSendInvoice } from './use-send-invoice';
import './invoice.scss';

const route = getRouteApi('/_shell/invoices/view-invoice');

export function ViewInvoicePage() {
  const { id } = route.useSearch();
  const { invoice } = route.useRouteContext();
  const { data } = useSuspenseQuery(invoice);
  if (data) return <InvoiceView invoice={data} />;
  return (
    <>
      <PageHeader title="Invoice" />
      <EmptyState
        title={id === undefined ? 'No invoice selected' : `There is no invoice #${id}`}
        text="It may have been deleted, or the number was mistyped."
        action={
          <Link to="/invoices" className="btn btn-primary">
            All invoices
          </Link>
        }
      />
    </>
  );
}

function InvoiceView({ invoice }: { invoice: InvoiceWithDetails }) {
  const send = useSendInvoice();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { renderInvoicePdf } = await import('./pdf/invoice-pdf');
      downloadFile(`invoice-${invoice.id}.pdf`, await renderInvoicePdf(invoice));
    } catch (error) {
      showToast({
        type: 'error',
        title: 'PDF not created',
        text: error instanceof Error ? error.message : 'Try printing instead.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader
        title={documentTitle(invoice)}
        lead={`${invoice.amount} from ${invoice.parties.billTo.name}`}
        actions={
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
              <IconPrinter />
              Print
            </button>
            <button
              type="button"
              className={`btn btn-outline-secondary${busy ? ' is-busy' : ''}`}
              aria-disabled={busy || undefined}
              onClick={() => void download()}
            >
              <IconDownload />
              Download PDF
            </button>
            <button type="button" className="btn btn-primary" onClick={() => send(invoice)}>
              <IconSend />
              Send
            </button>
          </>
        }
      />
      <div className="invoice-view">
        <InvoiceDocument invoice={invoice} />
        <aside className="card invoice-side" aria-label="Status">
          <StatusTimeline invoice={invoice} />
          <InvoicePayments invoice={invoice} />
          <div className="invoice-links">
            {!isLocked(invoice) && (
              <Link
                to="/invoices/create-invoice"
                search={{ edit: invoice.id }}
                className="btn btn-quiet btn-sm"
              >
                <IconPencil />
                Edit
              </Link>
            )}
            <CopyButton text={location.href} label="Copy link" />
          </div>
        </aside>
      </div>
    </>
  );
}
