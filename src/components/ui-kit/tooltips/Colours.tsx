import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';
import { Tip } from './Tip';

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
