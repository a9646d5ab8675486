import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import IconDownload from '~icons/tabler/download';
import IconPencil from '~icons/tabler/pencil';
import IconPrinter from '~icons/tabler/printer';
import IconSend from '~icons/tabler/send';
import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { formatDollars } from '@/lib/text/format-dollars';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { isDraft, isLocked } from '@/data/invoice/status';
import type { CurrentSpace } from '@/queries/workspace/space';
import { downloadFile } from '@/lib/files/download';
import { showToast } from '@/lib/overlays/toast';
import { documentTitle } from '@/data/invoice/title';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { UnsavedChanges } from './form/UnsavedChanges';
import { InvoicePayments } from './payment/InvoicePayments';
import { InvoiceDocument } from './InvoiceDocument';
import { StatusTimeline } from './StatusTimeline';
import { useSendInvoice } from './use-send-invoice';
import './invoice.scss';

const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

const route = getRouteApi('/_shell/invoices/view-invoice');

export function ViewInvoicePage() {
  const { id } = route.useSearch();
  const { invoice } = route.useRouteContext();
  const { data } = useSuspenseQuery(invoice);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  if (data) return <InvoiceView invoice={data} space={space} />;
  return (
    <>
      <PageHeader title={invoiceText.invoice} actions={<SpaceMenu />} />
      <EmptyState
        {...reasonFor(id)}
        action={
          <Link to="/invoices" className="btn btn-primary">
            {invoiceText.allInvoices}
          </Link>
        }
      />
      {id !== undefined && <UnsavedChanges id={id} />}
    </>
  );
}

/** Why there is no invoice to show. */
function reasonFor(id: number | string | undefined): { title: string; text: string } {
  if (id === undefined)
    return { title: invoiceText.noInvoiceSelected, text: invoiceText.noInvoiceSelectedHint };
  return typeof id === 'number'
    ? { title: invoiceText.noInvoice(id), text: invoiceText.notFoundHint }
    : { title: invoiceText.notHere, text: invoiceText.notHereHint };
}

interface Props {
  invoice: InvoiceWithDetails;
  space: CurrentSpace | null;
}

function InvoiceView({ invoice, space }: Props) {
  const isReader = space?.role === 'reader';
  const send = useSendInvoice();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { renderInvoicePdf } = await import('./pdf/invoice-pdf');
      downloadFile(`invoice-${invoice.number ?? 'draft'}.pdf`, await renderInvoicePdf(invoice));
    } catch (error) {
      showToast({
        type: 'error',
        title: invoiceText.pdfNotCreated,
        text: error instanceof Error ? error.message : invoiceText.pdfNotCreatedHint,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader
        title={documentTitle(invoice)}
        lead={invoiceText.amountFrom(formatDollars(invoice.amountCents), invoice.parties.billTo.name)}
        actions={
          <>
            <SpaceMenu />
            <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
              <IconPrinter />
              {commonText.print}
            </button>
            <button
              type="button"
              className={`btn btn-outline-secondary${busy ? ' is-busy' : ''}`}
              aria-disabled={busy || undefined}
              onClick={() => void download()}
            >
              <IconDownload />
              {invoiceText.downloadPdf}
            </button>
            {!isReader && !isDraft(invoice) && (
              <button type="button" className="btn btn-primary" onClick={() => send(invoice)}>
                <IconSend />
                {commonText.send}
              </button>
            )}
          </>
        }
      />
      <SpaceNotice space={space} />
      <div className="invoice-view beside">
        <InvoiceDocument invoice={invoice} />
        <aside className="card p-5 d-print-none" aria-label={commonText.status}>
          <StatusTimeline invoice={invoice} isReader={isReader} />
          <InvoicePayments invoice={invoice} isReader={isReader} />
          <div className="d-flex flex-wrap gap-2 mt-4 pt-3 rule-above">
            {!isReader && !isLocked(invoice) && (
              <Link
                to="/invoices/create-invoice"
                search={{ edit: invoice.id }}
                className="btn btn-quiet btn-sm"
              >
                <IconPencil />
                {commonText.edit}
              </Link>
            )}
            <CopyButton text={location.href} label={invoiceText.copyLink} />
          </div>
        </aside>
      </div>
      {(isReader || isLocked(invoice)) && <UnsavedChanges id={invoice.id} />}
      {space && typeof invoice.id === 'string' && (
        <div className="mt-4 d-print-none">
          <Suspense>
            <ItemHistory
              space={space}
              itemId={invoice.id}
              locked={isLocked(invoice) ? invoiceText.lockedKeepsVersion : null}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
