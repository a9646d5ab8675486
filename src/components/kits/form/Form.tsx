import type { AnyFormApi } from '@tanstack/react-form';
import type { ComponentType, PropsWithChildren, ReactNode, SubmitEvent } from 'react';
import { useInvalidFocus } from './use-invalid-focus';

interface Props {
  form: Pick<AnyFormApi, 'handleSubmit' | 'setErrorMap'> & { AppForm: ComponentType<PropsWithChildren> };
  /** Accessible name where no heading names the form; must not contain a field's label. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Whether a control says by itself that what it holds cannot be sent. */
const hasOwnError = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.validity.customError && !control.checkValidity();

export function Form({ form, label, className, children }: Props) {
  const { ref, focusInvalid, spokenError } = useInvalidFocus<HTMLFormElement>();
  const submit = async () => {
    // Errors of the last submission must not block the next one.
    form.setErrorMap({ onSubmit: { fields: {}, form: undefined } });
    await form.handleSubmit();
    focusInvalid();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (![...event.currentTarget.elements].some(hasOwnError)) void submit();
  };
  return (
    <form.AppForm>
      <form ref={ref} noValidate onSubmit={onSubmit} className={className} aria-label={label}>
        {children}
        {spokenError}
      </form>
    </form.AppForm>
  );
}
