import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import { ExampleTooltip } from './ExampleTooltip';

export const Colours = () => (
  <div className="d-flex flex-wrap gap-2">
    {colourVariants.map((variant) => (
      <ExampleTooltip
        key={variant}
        id={`tip-${variant}`}
        text={`A ${variant} word`}
        className={`variant-${variant}`}
      >
        <button type="button" className={`btn btn-sm btn-soft-${variant}`}>
          {capitalize(variant)}
        </button>
      </ExampleTooltip>
    ))}
  </div>
);
