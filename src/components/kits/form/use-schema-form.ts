import { createFormHook, type DeepKeys, revalidateLogic, type StandardSchemaV1 } from '@tanstack/react-form';
import * as z from 'zod/mini';
import { toFormError } from '@/lib/api/form-error';
import { showToast } from '@/lib/overlays/toast';
import { formText } from '@/messages/ui/form';
import { CheckField } from './field/CheckField';
import { DateField } from './field/DateField';
import { fieldContext, formContext } from './form-contexts';
import { FormError } from './FormError';
import { NumberField } from './field/NumberField';
import { DecimalField, MoneyField } from './field/NumberTextField';
import { PasswordField } from './field/PasswordField';
import { SelectField } from './field/SelectField';
import { SubmitButton } from './SubmitButton';
import { SwitchField } from './field/SwitchField';
import { TextareaField } from './field/TextareaField';
import { TextField } from './field/TextField';
import { TimeField } from './field/TimeField';

// For limits without a message of their own.
z.config({
  customError: (issue) =>
    issue.code === 'too_big' && issue.origin === 'string'
      ? formText.tooLong(Number(issue.maximum))
      : undefined,
});

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    DateField,
    TimeField,
    DecimalField,
    MoneyField,
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
  /** Schema of the whole form; issues appear at the field of their path. */
  schema: StandardSchemaV1<Values, Output>;
  defaultValues: NoInfer<Values>;
  /**
   * Receives the schema's output. Errors thrown are shown: `fields` of a problem or FormError at their fields,
   * anything else in the form's error.
   */
  onSubmit: (output: Output) => Promise<void> | void;
  /** After a submission with invalid values. */
  onInvalid?: () => void;
  /** After every change of a field. */
  onChange?: (values: NoInfer<Values>) => void;
  /** Title of an additional toast, if the failure concerns more than one field. */
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
    listeners: { onChange: ({ formApi }) => options.onChange?.(formApi.state.values) },
    ...(options.onInvalid ? { onSubmitInvalid: options.onInvalid } : {}),
    onSubmit: async ({ value, formApi }) => {
      const parsed = await options.schema['~standard'].validate(value);
      if (parsed.issues) return;
      try {
        await options.onSubmit(parsed.value);
      } catch (error) {
        const { message, fields, requestId } = toFormError(error);
        const isField = (name: string): name is string & DeepKeys<Values> => name in formApi.fieldInfo;
        const known = Object.keys(fields).filter(isField);
        const fieldErrors: Partial<Record<DeepKeys<Values>, string>> = {};
        for (const name of known) fieldErrors[name] = fields[name];
        const form = known.length > 0 ? undefined : (message ?? Object.values(fields).join(' '));
        formApi.setErrorMap({
          onSubmit: { fields: fieldErrors, ...(form ? { form: { message: form, requestId } } : {}) },
        });
        // The form's error says why.
        if (form && options.failure) showToast({ type: 'error', title: options.failure });
      }
    },
  });
}
