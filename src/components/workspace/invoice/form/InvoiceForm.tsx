import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import IconEye from '~icons/tabler/eye';
import IconPencil from '~icons/tabler/pencil';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { type InvoiceRecord, PaymentMethod } from '@/data/invoice/schema';
import { deleteInvoiceDraft } from '@/data/invoice/draft';
import { showToast } from '@/lib/overlays/toast';
import { saveInvoiceOptions } from '@/queries/workspace/mutations/invoice';
import { InvoiceDraftSaver } from './InvoiceDraftSaver';
import { InvoiceValues, PERCENT_RANGE, valuesToInvoice } from './invoice-values';
import { InvoiceDocument } from '@/components/workspace/invoice/InvoiceDocument';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { methodNames } from '@/data/invoice/names';
import { ItemsField } from './ItemsField';
import { FormTotals } from './FormTotals';
import { LogoField } from './LogoField';

interface Props {
  /** Null in a space, for an invoice without a number yet. */
  number: number | null;
  /** The invoice being edited; null for a new one. */
  saved: InvoiceRecord | null;
  initialValues: InvoiceValues;
  /** Without what was typed before and not saved. */
  emptyValues: InvoiceValues;
  /** Draft name. */
  draft: string;
  canSave: boolean;
}

const route = getRouteApi('/_shell/invoices/create-invoice');

export function InvoiceForm({ number, saved, initialValues, emptyValues, draft, canSave }: Props) {
  const { preview = false } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: users } = useSuspenseQuery(route.useRouteContext().contacts);
  const { data: products } = useSuspenseQuery(route.useRouteContext().products);
  const isInSpace = useSuspenseQuery(route.useRouteContext().space).data !== null;
  const save = useMutation(saveInvoiceOptions());
  const focusError = useRef(false);
  const togglePreview = () =>
    void navigate({ search: (old) => ({ ...old, preview: preview ? undefined : true }), resetScroll: false });
  const form = useSchemaForm({
    schema: InvoiceValues,
    defaultValues: initialValues,
    onSubmit: async (values) => {
      const record = valuesToInvoice(values, products, saved, users);
      const { id, number: given } = await save.mutateAsync({ before: saved, values: record });
      await deleteInvoiceDraft(draft);
      showToast({
        type: 'success',
        title: given === null ? invoiceText.invoiceSaved : invoiceText.numberedInvoiceSaved(given),
      });
      await navigate({ to: '/invoices/view-invoice', search: { id } });
    },
    onInvalid: () => {
      if (!preview) return;
      focusError.current = true;
      togglePreview();
    },
  });
  // The preview has no fields: the first error gets the focus once the form is back.
  useEffect(() => {
    if (preview || !focusError.current) return;
    focusError.current = false;
    document.querySelector<HTMLElement>('.invoice-form [aria-invalid="true"]')?.focus();
  }, [preview]);
  const people = users.map((user) => ({ value: String(user.id), label: user.name }));

  return (
    <Form form={form} label={invoiceText.invoice} className="invoice-form">
      <form.Subscribe
        selector={({ values, isSubmitting, isSubmitSuccessful }) => ({
          values,
          paused: isSubmitting || (isSubmitSuccessful && save.isSuccess),
        })}
      >
        {({ values, paused }) => (
          <InvoiceDraftSaver name={draft} {...{ values, initialValues, emptyValues, paused }} />
        )}
      </form.Subscribe>
      {preview ? (
        <form.Subscribe selector={(state) => state.values}>
          {(values) => (
            <InvoiceDocument
              invoice={{
                ...valuesToInvoice(values, products, saved, users),
                id: saved?.id ?? 0,
                number,
                credits: [],
                credited: null,
              }}
            />
          )}
        </form.Subscribe>
      ) : (
        <div className="stack-4">
          <section className="card p-5" aria-labelledby="inv-who">
            <h2 className="mb-4" id="inv-who">
              {invoiceText.clientAndDates}
            </h2>
            <div className="stack-4 fields-3 mb-4">
              <form.AppField
                name="userId"
                listeners={{
                  onChange: ({ value }) =>
                    form.setFieldValue('taxId', users.find(({ id }) => String(id) === value)?.taxId ?? ''),
                }}
              >
                {(field) => (
                  <field.SelectField
                    label={invoiceText.billTo}
                    placeholder={invoiceText.chooseAPerson}
                    options={people}
                  />
                )}
              </form.AppField>
              <form.AppField name="shipToId">
                {(field) => (
                  <field.SelectField
                    label={invoiceText.shipTo}
                    optional
                    placeholder={invoiceText.sameAsBillingAddress}
                    options={people}
                  />
                )}
              </form.AppField>
              <form.AppField name="date">
                {(field) => <field.DateField label={invoiceText.issueDate} />}
              </form.AppField>
              <form.AppField name="dueDate">
                {(field) => <field.DateField label={invoiceText.due} />}
              </form.AppField>
              <form.AppField name="payment">
                {(field) => (
                  <field.SelectField
                    label={invoiceText.payment}
                    options={PaymentMethod.options.map((value) => ({ value, label: methodNames[value] }))}
                  />
                )}
              </form.AppField>
              <form.AppField name="taxId">
                {(field) => (
                  <field.TextField
                    label={invoiceText.taxIdOfTheClient}
                    optional
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </form.AppField>
              {(saved === null || saved.draft) && (
                <form.AppField name="draft">
                  {(field) => <field.CheckField label={invoiceText.draft} help={invoiceText.draftHint} />}
                </form.AppField>
              )}
            </div>
            <form.AppField name="logo">
              {(field) => (
                <LogoField value={field.state.value} isInSpace={isInSpace} onChange={field.handleChange} />
              )}
            </form.AppField>
          </section>
          <section className="card p-5" aria-labelledby="inv-what">
            <h2 className="mb-4" id="inv-what">
              {invoiceText.items}
            </h2>
            <ItemsField form={form} products={products} />
          </section>
          <section className="card p-5" aria-labelledby="inv-sums">
            <h2 className="mb-4" id="inv-sums">
              {invoiceText.termsAndTotal}
            </h2>
            <div className="stack-4 fields-3 mb-4">
              <form.AppField name="discountPercent">
                {(field) => (
                  <field.DecimalField label={invoiceText.discountPercent} range={PERCENT_RANGE} optional />
                )}
              </form.AppField>
              <form.AppField name="taxPercent">
                {(field) => (
                  <field.DecimalField label={invoiceText.taxPercent} range={PERCENT_RANGE} optional />
                )}
              </form.AppField>
              <form.AppField name="shipping">
                {(field) => <field.MoneyField label={invoiceText.shipping} optional />}
              </form.AppField>
              <form.AppField name="notes">
                {(field) => (
                  <field.TextareaField
                    label={invoiceText.notes}
                    optional
                    rows={2}
                    maxLength={400}
                    className="full-row"
                  />
                )}
              </form.AppField>
            </div>
            <form.Subscribe selector={(state) => state.values}>
              {(values) => <FormTotals values={values} />}
            </form.Subscribe>
          </section>
        </div>
      )}
      <form.FormError />
      <div className="invoice-form-footer card flex-row flex-wrap justify-content-end gap-2 mt-4 py-3 px-5 d-print-none">
        {/* Exact, so that the router does not mark the list as the current page here. */}
        <Link to="/invoices" className="btn btn-quiet" activeOptions={{ exact: true }}>
          {commonText.cancel}
        </Link>
        <button type="button" className="btn btn-outline-secondary" onClick={togglePreview}>
          {preview ? <IconPencil /> : <IconEye />}
          {preview ? invoiceText.backToTheForm : commonText.preview}
        </button>
        <form.SubmitButton busy={commonText.saving} disabled={!canSave}>
          {saved ? invoiceText.saveChanges : invoiceText.saveInvoice}
        </form.SubmitButton>
      </div>
    </Form>
  );
}
