import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';
import { Tip } from './ExampleTooltip';

/** The twelve colours. */
export const Colours = () => (
  <div className="d-flex flex-wrap gap-2">
    {colourVariants.map((variant) => (
      <Tip key={variant} id={`tip-${variant}`} text={`A ${variant} word`} className={`v-${variant}`}>
        <button type="button" className={`btn btn-sm btn-soft-${variant}`}>
          {sentence(variant)}
        </button>
      </Tip>
    ))}
  </div>
);
