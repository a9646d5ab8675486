import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Field } from '@/components/kits/form/field/Field';
import type { WizardField } from './steps';

interface Props {
  field: WizardField;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
}

export const StepField = ({
  field: { name, help, kind = 'text', autoComplete = 'off' },
  error,
  value,
  onChange,
}: Props) =>
  kind === 'date' ? (
    <DatePicker label={name} {...{ help, error, value, onChange }} />
  ) : (
    <Field label={name} help={help} error={error}>
      {(control) => (
        <input
          {...control}
          type={kind}
          className="form-control"
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
