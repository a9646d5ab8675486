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
import { PageHeader } from '@/components/ui/PageHeader';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { billedCents } from '@/data/invoice/status';
import { confirmAction } from '@/lib/overlays/confirm';
import { pluralize, formatDollars } from '@/lib/text/format';
import { deleteInvoicesOptions, setInvoiceStatusOptions } from '@/queries/workspace/mutations/invoice';
import { invoiceColumns } from './invoice-columns';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceCard } from './InvoiceCard';
import { StatusTotals } from './StatusTotals';

const route = getRouteApi('/_shell/invoices/');
const defaults: Partial<TableState> = { pageSize: 8, sort: [{ id: 'date', desc: true }] };
const tools: ToolbarTools = {
  search: true,
  filters: true,
  group: true,
  columns: true,
  csv: true,
  print: true,
  views: 'invoices',
};
const none: readonly InvoiceWithDetails[] = [];
const card = (invoice: InvoiceWithDetails) => <InvoiceCard invoice={invoice} />;
const actions = (invoice: InvoiceWithDetails) => <InvoiceActions invoice={invoice} />;
const idsOf = (rows: readonly InvoiceWithDetails[]): number[] => rows.map((invoice) => invoice.id);

export function InvoicesPage() {
  const control = useUrlTableState(defaults);
  const invoices = useQuery(route.useRouteContext().invoices);
  const rows = invoices.data ?? none;
  const mark = useMutation(setInvoiceStatusOptions());
  const remove = useMutation(deleteInvoicesOptions());
  const people = new Set(rows.map((invoice) => invoice.userId)).size;
  return (
    <>
      <PageHeader
        title="Invoices"
        lead={
          invoices.data
            ? `${pluralize(rows.length, 'invoice')}, ${pluralize(people, 'customer')}`
            : invoices.isPending && 'Loading the invoices'
        }
        actions={
          <Link to="/invoices/create-invoice" className="btn btn-primary">
            <IconPlus />
            New invoice
          </Link>
        }
      />
      {!(invoices.error && !invoices.data) && <StatusTotals invoices={invoices.data} />}
      <DataTable
        label="Invoices"
        singular="invoice"
        plural="invoices"
        rows={rows}
        columns={invoiceColumns}
        rowId={(invoice) => String(invoice.id)}
        control={control}
        tools={tools}
        arrangeable
        totals
        pending={invoices.isPending}
        error={invoices.error}
        retry={() => void invoices.refetch()}
        card={card}
        actions={actions}
        selectedNote={(ticked) => formatDollars(billedCents(ticked))}
        bulk={[
          {
            label: 'Mark paid',
            icon: <IconPaid />,
            run: async (ticked) => void (await mark.mutateAsync({ ids: idsOf(ticked), status: 'Paid' })),
          },
          {
            label: 'Export CSV',
            icon: <IconDownload />,
            wideOnly: true,
            run: (ticked) => {
              downloadRecordsCsv(invoiceColumns, ticked, 'invoices');
              return 'keep';
            },
          },
          {
            label: 'Delete',
            icon: <IconTrash />,
            run: async (ticked) => {
              const sure = await confirmAction({
                title: `Delete ${pluralize(ticked.length, 'invoice')}?`,
                text: 'Undo brings them back.',
                action: 'Delete',
                danger: true,
              });
              if (!sure) return 'keep';
              await remove.mutateAsync(idsOf(ticked));
              return undefined;
            },
          },
        ]}
      />
    </>
  );
}
