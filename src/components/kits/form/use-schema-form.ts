import { createFormHook, revalidateLogic, type StandardSchemaV1 } from '@tanstack/react-form';
import { toFormError } from '@/lib/api/form-error';
import { showToast } from '@/lib/overlays/toast';
import { CheckField } from './field/CheckField';
import { fieldContext, formContext } from './form-contexts';
import { FormError } from './FormError';
import { NumberField } from './field/NumberField';
import { PasswordField } from './field/PasswordField';
import { SelectField } from './field/SelectField';
import { SubmitButton } from './SubmitButton';
import { SwitchField } from './field/SwitchField';
import { TextareaField } from './field/TextareaField';
import { TextField } from './field/TextField';

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    NumberField,
    PasswordField,
    SelectField,
    TextareaField,
    CheckField,
    SwitchField,
  },
  formComponents: { SubmitButton, FormError },
});

interface Options<Values extends object, Output> {
  /** zod schema of the whole form; an issue lands at the field its path names. */
  schema: StandardSchemaV1<Values, Output>;
  defaultValues: NoInfer<Values>;
  /**
   * Gets what the schema made of the values. Whatever it throws is shown in the form: a problem document's or a
   * `FieldError`'s `fields` at their fields, everything else in `FormError`.
   */
  onSubmit: (output: Output) => Promise<void> | void;
  /** Title of a toast beside the message in the form, where the failure concerns more than a field. */
  failure?: string;
}

/**
 * A form whose fields, errors and submit button are bound to each other. Nothing is blamed before the first
 * submission; after it every change is checked at once. Show it with `<Form form={form}>` and its fields with
 * `<form.AppField name="email">{(field) => <field.TextField label="Email" />}</form.AppField>`.
 */
export function useSchemaForm<Values extends object, Output>(options: Options<Values, Output>) {
  return useAppForm({
    defaultValues: options.defaultValues,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: options.schema },
    onSubmit: async ({ value, formApi }) => {
      const parsed = await options.schema['~standard'].validate(value);
      if (parsed.issues) return;
      try {
        await options.onSubmit(parsed.value);
      } catch (error) {
        const { message, fields, requestId } = toFormError(error);
        const known = Object.keys(fields).filter((name) => name in formApi.fieldInfo);
        const form = known.length > 0 ? undefined : (message ?? Object.values(fields).join(' '));
        formApi.setErrorMap({ onSubmit: { fields, form: form && { message: form, requestId } } } as never);
        if (form && options.failure) showToast({ type: 'error', title: options.failure, text: form });
      }
    },
  });
}
