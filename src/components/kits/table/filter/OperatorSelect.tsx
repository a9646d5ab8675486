import { tableText } from '@/messages/ui/table';

interface Props<Operator extends string> {
  label: string;
  operators: Readonly<Record<Operator, string>>;
  value: Operator;
  setValue: (operator: Operator) => void;
}

/** Chooses how a filter compares. */
export function OperatorSelect<Operator extends string>({
  label,
  operators,
  value,
  setValue,
}: Props<Operator>) {
  const isOperator = (one: string): one is Operator => one in operators;
  return (
    <select
      className="form-select mb-2"
      aria-label={tableText.compare(label)}
      value={value}
      onChange={(event) => {
        if (isOperator(event.target.value)) setValue(event.target.value);
      }}
    >
      {Object.entries<string>(operators).map(([operator, words]) => (
        <option key={operator} value={operator}>
          {words}
        </option>
      ))}
    </select>
  );
}
