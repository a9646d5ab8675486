import { useId } from 'react';
import IconPlus from '~icons/tabler/plus';
import type { useSchemaForm } from '@/components/kits/form/use-schema-form';
import type { Product } from '@/data/product/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { lineTotal } from '@contract/space/body/invoice-totals';
import { MAX_INVOICE_LINES } from '@contract/space/space-limits';
import { invoiceText } from '@/messages/workspace/invoice';
import { billedAmounts, emptyItem, type InvoiceValues, QUANTITY_RANGE } from './invoice-values';
import { LineButtons } from './LineButtons';

interface Props {
  form: ReturnType<typeof useSchemaForm<InvoiceValues, InvoiceValues>>;
  products: readonly Product[];
}

export function ItemsField({ form, products }: Props) {
  const listId = useId();
  return (
    <form.AppField name="items" mode="array">
      {(items) => (
        <>
          <datalist id={listId}>
            {products.map((product) => (
              <option key={product.id} value={product.name}>
                {formatDollars(Math.round(product.price * 100))}
              </option>
            ))}
          </datalist>
          <ol className="invoice-items stack-3 mb-3">
            {items.state.value.map((_, place) => (
              <li key={place} className="pb-3 rule-below" aria-label={invoiceText.line(place + 1)}>
                <form.AppField
                  name={`items[${place}].text`}
                  listeners={{
                    onChange: ({ value }) => {
                      const product = products.find((one) => one.name === value);
                      if (product) form.setFieldValue(`items[${place}].price`, product.price);
                    },
                  }}
                >
                  {(field) => (
                    <field.TextField
                      label={invoiceText.item}
                      list={listId}
                      autoComplete="off"
                      maxLength={120}
                    />
                  )}
                </form.AppField>
                <form.AppField name={`items[${place}].quantity`}>
                  {(field) => <field.DecimalField label={invoiceText.quantity} range={QUANTITY_RANGE} />}
                </form.AppField>
                <form.AppField name={`items[${place}].price`}>
                  {(field) => <field.MoneyField label={invoiceText.price} />}
                </form.AppField>
                <form.Subscribe selector={(state) => billedAmounts(state.values).items[place]}>
                  {(line) => (
                    <output
                      className="row-1 justify-content-md-end min-h-md num fw-semibold"
                      aria-label={invoiceText.lineTotal}
                    >
                      {formatDollars(line ? lineTotal(line) : 0)}
                    </output>
                  )}
                </form.Subscribe>
                <LineButtons
                  place={place}
                  count={items.state.value.length}
                  onMove={(to) => items.moveValue(place, to)}
                  onRemove={() => items.removeValue(place)}
                />
              </li>
            ))}
          </ol>
          {items.state.value.length < MAX_INVOICE_LINES ? (
            <button
              type="button"
              className="btn btn-outline-secondary fit"
              onClick={() => items.pushValue(emptyItem)}
            >
              <IconPlus />
              {invoiceText.addALine}
            </button>
          ) : (
            <p className="text-ink-2" role="status">
              {invoiceText.mostLines(MAX_INVOICE_LINES)}
            </p>
          )}
        </>
      )}
    </form.AppField>
  );
}
