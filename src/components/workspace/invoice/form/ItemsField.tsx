import { useId } from 'react';
import IconDown from '~icons/tabler/arrow-down';
import IconUp from '~icons/tabler/arrow-up';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import type { useSchemaForm } from '@/components/kits/form/use-schema-form';
import type { Product } from '@/data/product/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { lineTotal } from '@contract/space/body/invoice-totals';
import { invoiceText } from '@/messages/workspace/invoice';
import { billedAmounts, emptyItem, type InvoiceValues } from './invoice-values';

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
                  {(field) => <field.NumberField label={invoiceText.quantity} min={0} />}
                </form.AppField>
                <form.AppField name={`items[${place}].price`}>
                  {(field) => <field.MoneyField label={invoiceText.price} />}
                </form.AppField>
                <form.Subscribe selector={(state) => billedAmounts(state.values).items[place]}>
                  {(line) => (
                    <output className="invoice-line num fw-semibold" aria-label={invoiceText.lineTotal}>
                      {formatDollars(line ? lineTotal(line) : 0)}
                    </output>
                  )}
                </form.Subscribe>
                <div className="d-flex justify-content-end">
                  <button
                    type="button"
                    className="icon-button icon-button-sm"
                    aria-label={invoiceText.moveLineUp(place + 1)}
                    disabled={place === 0}
                    onClick={() => items.moveValue(place, place - 1)}
                  >
                    <IconUp />
                  </button>
                  <button
                    type="button"
                    className="icon-button icon-button-sm"
                    aria-label={invoiceText.moveLineDown(place + 1)}
                    disabled={place === items.state.value.length - 1}
                    onClick={() => items.moveValue(place, place + 1)}
                  >
                    <IconDown />
                  </button>
                  <button
                    type="button"
                    className="icon-button icon-button-sm"
                    aria-label={invoiceText.removeLine(place + 1)}
                    disabled={items.state.value.length === 1}
                    onClick={() => items.removeValue(place)}
                  >
                    <IconTrash />
                  </button>
                </div>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className="btn btn-outline-secondary fit"
            onClick={() => items.pushValue(emptyItem)}
          >
            <IconPlus />
            {invoiceText.addALine}
          </button>
        </>
      )}
    </form.AppField>
  );
}
