import type { AnyFormApi } from '@tanstack/react-form';
import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

interface Props {
  form: Pick<AnyFormApi, 'handleSubmit' | 'setErrorMap'> & { AppForm: ComponentType<PropsWithChildren> };
  /** Accessible name where no heading names the form; must not contain a field's label. */
  label?: string;
  className?: string;
  children: ReactNode;
}

export function Form({ form, label, className, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);
  const submit = async () => {
    // Errors of the last submission must not block the next one.
    form.setErrorMap({ onSubmit: { fields: {}, form: undefined } });
    await form.handleSubmit();
    setSubmissions((count) => count + 1);
  };
  // After the render that shows the errors; a frame may come before it.
  useEffect(() => {
    if (submissions > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions]);
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
