import { type ReactNode, useState } from 'react';
import IconCalendar from '~icons/tabler/calendar-month';
import { PickerPopover } from '@/components/kits/form/PickerPopover';
import { today } from '@/lib/dates/day';
import { Field } from '@/components/kits/form/field/Field';
import { formText } from '@/messages/ui/form';
import { parseMonth, formatMonth } from './month-format';
import { MonthGrid } from './MonthGrid';
import { PickerFooter } from './PickerFooter';
import './picker.scss';

interface Props {
  label: string;
  help?: ReactNode;
  /** "2026-11" or "". */
  value: string;
  onChange: (value: string) => void;
}

export function MonthPicker({ label, help, value, onChange }: Props) {
  /** Text being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const take = (month: string) => {
    setTyped(null);
    setWrong(false);
    onChange(month);
  };
  const settle = () => {
    if (typed === null) return;
    const month = typed.trim() === '' ? '' : parseMonth(typed);
    if (month === null) setWrong(true);
    else take(month);
  };
  return (
    <Field label={label} help={help} error={wrong ? formText.monthInvalid : null}>
      {(control) => (
        <div className="picker field-input">
          <input
            {...control}
            className={`form-control has-end${wrong ? ' is-invalid' : ''}`}
            autoComplete="off"
            value={typed ?? formatMonth(value)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settle}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
          />
          <PickerPopover label={formText.monthsOf(label)} trigger={<IconCalendar />}>
            {(close) => (
              <div className="stack-2">
                <MonthGrid
                  {...{ label, value }}
                  from={today().slice(0, 7)}
                  onChange={(month) => {
                    take(month);
                    close();
                  }}
                />
                <PickerFooter
                  onPick={() => {
                    take('');
                    close();
                  }}
                />
              </div>
            )}
          </PickerPopover>
        </div>
      )}
    </Field>
  );
}
