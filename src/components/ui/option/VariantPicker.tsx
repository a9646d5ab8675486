import { useId } from 'react';
import { type ColourVariant, colourVariants } from '@/components/ui/colour-variant';
import { optionText } from '@/messages/ui/option';
import './option.scss';

interface Props {
  value: ColourVariant;
  onChange: (variant: ColourVariant) => void;
  label?: string;
}

export function VariantPicker({ value, onChange, label = optionText.colour }: Props) {
  const group = useId();
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0">
      <legend className="label-heading mb-1 text-ink-2">
        {label}{' '}
        <b className="text-ink fw-semibold" aria-hidden="true">
          {optionText[value]}
        </b>
      </legend>
      <div className="variant-swatches d-flex flex-wrap gap-1">
        {colourVariants.map((variant) => (
          <input
            key={variant}
            type="radio"
            name={group}
            className={`m-0 rounded-arch cursor-pointer touch variant-${variant}`}
            aria-label={optionText[variant]}
            title={optionText[variant]}
            checked={variant === value}
            onChange={() => onChange(variant)}
          />
        ))}
      </div>
    </fieldset>
  );
}
