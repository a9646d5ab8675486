import { useId, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

const SIZES = ['small', 'medium', 'large'] as const;
type Size = (typeof SIZES)[number];
const SUFFIX: Record<Size, string> = { small: '-sm', medium: '', large: '-lg' };

export function LabelSizing() {
  const id = useId();
  const [size, setSize] = useState<Size>('small');
  const suffix = SUFFIX[size];
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Size" options={SIZES} value={size} onChange={setSize} />
      </OptionBar>
      <div className="row g-2">
        <label
          htmlFor={id}
          className={`col-sm-3 col-form-label fw-semibold${suffix && ` col-form-label${suffix}`}`}
        >
          Bench
        </label>
        <div className="col-sm-9">
          <input
            id={id}
            className={`form-control${suffix && ` form-control${suffix}`}`}
            autoComplete="off"
            aria-describedby={`${id}-help`}
            defaultValue="Under the lime tree"
          />
          <div className="form-text" id={`${id}-help`}>
            The name people use.
          </div>
        </div>
      </div>
    </>
  );
}
