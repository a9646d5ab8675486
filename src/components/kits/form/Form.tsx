import type { AnyFormApi } from '@tanstack/react-form';
import { type ComponentType, type PropsWithChildren, type ReactNode, type SubmitEvent, useRef } from 'react';
import './form.scss';

interface Props {
  form: Pick<AnyFormApi, 'handleSubmit' | 'setErrorMap'> & { AppForm: ComponentType<PropsWithChildren> };
  /** Name of the form, where no heading says it; not one that holds the label of a field. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The form element of `useSchemaForm`: submits without a page load and puts the focus on the first field to mend. */
export function Form({ form, label, className, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    // What the service refused last time must not stand in the way of the next try.
    form.setErrorMap({ onSubmit: { fields: {}, form: undefined } });
    await form.handleSubmit();
    requestAnimationFrame(() => {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return (
    <form.AppForm>
      <form ref={element} noValidate onSubmit={onSubmit} className={className} aria-label={label}>
        {children}
      </form>
    </form.AppForm>
  );
}
