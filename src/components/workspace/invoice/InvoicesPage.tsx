import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import IconPaid from '~icons/tabler/circle-check';
import IconDownload from '~icons/tabler/download';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { DataTable } from '@/components/kits/table/DataTable';
import { downloadRecordsCsv } from '@/components/kits/table/model/csv-export';
import { useUrlTableState } from '@/components/kits/table/model/use-table-state';
import type { TableState } from '@/components/kits/table/model/table-state';
import type { ToolbarTools } from '@/components/kits/table/TableToolbar';
import { useToday } from '@/components/ui/ticking-clock';
import type { BulkAction } from '@/components/ui/overlay/SelectionBar';
import { PageHeader } from '@/components/ui/PageHeader';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { billedCents, hasBookings, isLocked } from '@/data/invoice/status';
import { documentTitle } from '@/data/invoice/title';
import { confirmAction } from '@/lib/overlays/confirm';
import { showToast } from '@/lib/overlays/toast';
import { formatDollars } from '@/lib/text/format-dollars';
import {
  deleteInvoicesOptions,
  recordPaymentsOptions,
  setDueDateOptions,
} from '@/queries/workspace/mutations/invoice';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { invoiceText } from '@/messages/workspace/invoice';
import { commonText } from '@/messages/ui/common';
import { invoiceColumns } from './invoice-columns';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceCard } from './InvoiceCard';
import { paymentsOfRest } from './payment/payment-of-rest';
import { StatusTotals } from './StatusTotals';

const route = getRouteApi('/_shell/invoices/');
const defaults: Partial<TableState> = {
  pageSize: 8,
  sort: [{ id: 'date', desc: true }],
  hidden: ['paid'],
};
const tools: ToolbarTools = {
  search: true,
  filters: true,
  group: true,
  columns: true,
  csv: true,
  print: true,
  chart: true,
  views: 'invoices',
};
const none: readonly InvoiceWithDetails[] = [];
const card = (invoice: InvoiceWithDetails) => <InvoiceCard invoice={invoice} />;
const actions = (invoice: InvoiceWithDetails) => <InvoiceActions invoice={invoice} isReader={false} />;
const readerActions = (invoice: InvoiceWithDetails) => <InvoiceActions invoice={invoice} isReader />;

const locked = (invoice: InvoiceWithDetails) =>
  isLocked(invoice) ? invoiceText.lockedHint(documentTitle(invoice)) : null;

const readOnly = () => invoiceText.readOnly;

export function InvoicesPage() {
  const control = useUrlTableState(defaults);
  const invoices = useQuery(route.useRouteContext().invoices);
  const { data: space = null } = useQuery(route.useRouteContext().space);
  const isReader = space?.role === 'reader';
  const rows = invoices.data ?? none;
  const pay = useMutation(recordPaymentsOptions());
  const remove = useMutation(deleteInvoicesOptions());
  const setDueDate = useMutation(setDueDateOptions());
  const people = new Set(rows.map((invoice) => invoice.userId)).size;
  const bulk: readonly BulkAction<InvoiceWithDetails>[] = [
    {
      label: invoiceText.markPaid,
      icon: <IconPaid />,
      run: async (ticked) => {
        const payments = paymentsOfRest(ticked);
        if (payments.length > 0) return void (await pay.mutateAsync(payments));
        showToast({
          type: 'info',
          title: invoiceText.nothingIsDue,
          text: invoiceText.nothingIsDueHint,
        });
        return 'keep';
      },
    },
    {
      label: invoiceText.exportCsv,
      icon: <IconDownload />,
      rare: true,
      run: (ticked) => {
        downloadRecordsCsv(invoiceColumns, ticked, 'invoices');
        return 'keep';
      },
    },
    {
      label: commonText.delete,
      icon: <IconTrash />,
      run: async (ticked) => {
        const free = ticked.filter((invoice) => !hasBookings(invoice));
        const locked = ticked.length - free.length;
        if (free.length === 0) {
          showToast({
            type: 'info',
            title: invoiceText.nothingDeleted,
            text: invoiceText.bookedStay,
          });
          return 'keep';
        }
        const sure = await confirmAction({
          title: invoiceText.deleteTitle(free.length),
          text: locked === 0 ? invoiceText.undoHint : invoiceText.bookedStayUndo(locked),
          action: commonText.delete,
          danger: true,
        });
        if (!sure) return 'keep';
        await remove.mutateAsync(free.map(({ id }) => id));
        return undefined;
      },
    },
  ];
  const newInvoice = !isReader && (
    <Link to="/invoices/create-invoice" className="btn btn-primary">
      <IconPlus />
      {invoiceText.newInvoice}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={invoiceText.invoices}
        lead={
          invoices.data
            ? invoiceText.invoicesOfCustomers(rows.length, people)
            : invoices.isPending && invoiceText.loadingTheInvoices
        }
        actions={
          <>
            <SpaceMenu />
            {newInvoice}
          </>
        }
      />
      <SpaceNotice space={space} />
      {!(invoices.error && !invoices.data) && <StatusTotals invoices={invoices.data} />}
      <DataTable
        // Its rows are sorted, filtered and grouped by statuses, which change with the day.
        key={useToday()}
        label={invoiceText.invoices}
        singular={invoiceText.invoiceNoun}
        plural={invoiceText.invoicesNoun}
        rows={rows}
        columns={invoiceColumns}
        rowId={(invoice) => String(invoice.id)}
        control={control}
        tools={tools}
        grid={{
          save: ({ id, number }, _field, value) => setDueDate.mutate({ id, number, dueDate: String(value) }),
          locked: isReader ? readOnly : locked,
        }}
        arrangeable
        totals
        emptyAction={newInvoice}
        pending={invoices.isPending}
        error={invoices.error}
        retry={() => void invoices.refetch()}
        card={card}
        actions={isReader ? readerActions : actions}
        selectedNote={(ticked) => formatDollars(billedCents(ticked))}
        bulk={bulk.filter(({ label }) => !isReader || label === invoiceText.exportCsv)}
      />
    </>
  );
}
