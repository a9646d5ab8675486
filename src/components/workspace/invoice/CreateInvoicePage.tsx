import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DraftNotice } from '@/components/kits/form/draft/DraftNotice';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { CreditedInvoice, InvoiceRecord } from '@/data/invoice/schema';
import { invoiceStatus, isLocked } from '@/data/invoice/status';
import { documentTitle } from '@/data/invoice/title';
import { DeletedNotice } from '@/components/workspace/space/DeletedNotice';
import { ReadOnlyNotice } from '@/components/workspace/space/ReadOnlyNotice';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { useCanType } from '@/components/workspace/space/use-can-type';
import { useOpenItem } from '@/components/ui/hooks/use-open-item';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { useStore } from '@/lib/store/use-store';
import type { CurrentSpace } from '@/queries/workspace/space';
import { invoiceDraftName } from '@/queries/workspace/invoice';
import { discardInvoiceDraft, invoiceDraftTurns } from '@/queries/workspace/mutations/invoice-draft';
import { invoiceText } from '@/messages/workspace/invoice';
import { statusNames } from '@/data/invoice/names';
import { newInvoiceValues, restoreDraft, type InvoiceValues, invoiceToValues } from './form/invoice-values';
import { InvoiceForm } from './form/InvoiceForm';
import { UnsavedChanges } from './form/UnsavedChanges';
import './invoice.scss';

const route = getRouteApi('/_shell/invoices/create-invoice');

export function CreateInvoicePage() {
  const { edit, copy } = route.useSearch();
  const { data: invoices } = useSuspenseQuery(route.useRouteContext().invoices);
  const { data: next } = useSuspenseQuery(route.useRouteContext().nextNumber);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const wanted = edit ?? copy;
  const found = invoices.find((invoice) => invoice.id === wanted) ?? null;
  const name = invoiceDraftName(edit, copy);
  const turn = useStore(invoiceDraftTurns, (turns) => turns[name]);
  const key = `${space?.id ?? 'sample'}:${name}`;
  const isReader = space?.role === 'reader';
  const canType = useCanType(key, isReader);
  const isRefused = found && (edit === undefined ? found.creditOf !== null : isLocked(found));
  const source = useOpenItem(key, isRefused ? null : found);
  const refusal =
    isReader && !canType ? (
      <Reader space={space} />
    ) : wanted !== undefined && !source ? (
      <Refused id={wanted} invoice={found} isCopy={edit === undefined} />
    ) : null;
  if (refusal) {
    return (
      <>
        {refusal}
        {edit !== undefined && <UnsavedChanges id={edit} />}
      </>
    );
  }
  return (
    <Editor key={`${name}:${turn ?? 0}`} source={source} current={found} next={next} isReader={isReader} />
  );
}

const Reader = ({ space }: { space: CurrentSpace }) => (
  <>
    <PageHeader title={invoiceText.newInvoice} actions={<SpaceMenu />} />
    <SpaceNotice space={space} />
  </>
);

const Missing = ({ id }: { id: InvoiceRecord['id'] }) => (
  <>
    <PageHeader title={invoiceText.newInvoice} />
    <EmptyState
      title={typeof id === 'number' ? invoiceText.noInvoice(id) : invoiceText.notHere}
      text={invoiceText.notFoundHint}
      action={
        <Link to="/invoices/create-invoice" className="btn btn-primary">
          {invoiceText.newInvoice}
        </Link>
      }
    />
  </>
);

interface RefusalProps {
  invoice: CreditedInvoice;
  title: string;
  text: string;
}

const Refusal = ({ invoice, title, text }: RefusalProps) => (
  <>
    <PageHeader title={documentTitle(invoice)} />
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to="/invoices/view-invoice" search={{ id: invoice.id }} className="btn btn-primary">
          {invoice.creditOf === null ? invoiceText.openTheInvoice : invoiceText.openTheCreditNote}
        </Link>
      }
    />
  </>
);

function lockOf(invoice: CreditedInvoice): { title: string; text: string } {
  const status = invoiceStatus(invoice);
  // Only a partial payment locks an overdue invoice.
  const word = statusNames[status === 'Overdue' ? 'Partly paid' : status];
  return {
    title:
      invoice.creditOf === null
        ? invoiceText.lockedAs(documentTitle(invoice), word)
        : invoiceText.isLocked(documentTitle(invoice)),
    text: status === 'Cancelled' ? invoiceText.reopenToChange : invoiceText.correctByCreditNote,
  };
}

const Locked = ({ invoice }: { invoice: CreditedInvoice }) => (
  <Refusal invoice={invoice} {...lockOf(invoice)} />
);

/** The invoice was paid, credited or cancelled while its form was open. */
function LockedNotice({ invoice }: { invoice: CreditedInvoice }) {
  const { title, text } = lockOf(invoice);
  return (
    <p className="problem" role="alert">
      {title}. {text}
    </p>
  );
}

const NoCopy = ({ invoice }: { invoice: CreditedInvoice }) => (
  <Refusal invoice={invoice} title={invoiceText.noCreditNoteCopy} text={invoiceText.noCreditNoteCopyHint} />
);

interface RefusedProps {
  id: InvoiceRecord['id'];
  /** Null for a deleted one. */
  invoice: CreditedInvoice | null;
  isCopy: boolean;
}

function Refused({ id, invoice, isCopy }: RefusedProps) {
  if (!invoice) return <Missing id={id} />;
  return isCopy ? <NoCopy invoice={invoice} /> : <Locked invoice={invoice} />;
}

/** A copy is issued like any new invoice. */
function startValues(source: InvoiceRecord | null, isNew: boolean): InvoiceValues {
  if (!source) return newInvoiceValues();
  return isNew ? { ...invoiceToValues(source), draft: false } : invoiceToValues(source);
}

/** Says where the number of a new invoice comes from. */
function numberLead(number: number | null, online: boolean): string {
  if (number !== null) return invoiceText.numberWillBe(number);
  return online ? invoiceText.spaceNumbersIt : invoiceText.offlineDraft;
}

interface EditorProps {
  /** The invoice to edit or duplicate. */
  source: InvoiceRecord | null;
  /** As another member left it by now; null for a new or deleted one. */
  current: CreditedInvoice | null;
  /** Number of a new invoice; null in a space. */
  next: number | null;
  /** The member became a reader while typing. */
  isReader: boolean;
}

function Editor({ source, current, next, isReader }: EditorProps) {
  const { edit, copy } = route.useSearch();
  const name = invoiceDraftName(edit, copy);
  const client = useQueryClient();
  const { data } = useSuspenseQuery(route.useRouteContext().draft);
  // Frozen at mount: later changes must not be restored as a draft.
  const [draft] = useState(data);
  const [emptyValues] = useState(() => startValues(source, edit === undefined));
  const [values] = useState(() => (draft ? restoreDraft(emptyValues, draft.values) : emptyValues));
  // Another member may change the invoice while the form is open.
  const [before] = useState(edit === undefined ? null : source);
  const number = before ? before.number : next;
  const online = useOnline();
  const isDeleted = before !== null && current === null;
  const isLockedNow = before !== null && current !== null && isLocked(current);
  return (
    <>
      <PageHeader
        title={before ? documentTitle(before) : invoiceText.newInvoice}
        lead={before ? invoiceText.editLead : numberLead(number, online)}
        actions={<SpaceMenu />}
      />
      {(isReader || isDeleted || isLockedNow) && (
        <div className="stack-3 mb-4">
          {isReader && <ReadOnlyNotice />}
          {isDeleted && <DeletedNotice />}
          {isLockedNow && <LockedNotice invoice={current} />}
        </div>
      )}
      {draft && (
        <DraftNotice
          at={draft.at}
          className="mb-4 d-print-none"
          onDiscard={() => void discardInvoiceDraft(client, edit, copy)}
        />
      )}
      <InvoiceForm
        number={number}
        saved={before}
        initialValues={values}
        emptyValues={emptyValues}
        draft={name}
        canSave={!isReader && !isLockedNow}
      />
    </>
  );
}
