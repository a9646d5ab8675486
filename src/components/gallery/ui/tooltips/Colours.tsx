import { colourVariants } from '@/components/ui/colour-variant';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export const Colours = () => (
  <div className="d-flex flex-wrap gap-2">
    {colourVariants.map((variant) => (
      <Tooltip key={variant} text={`A ${variant} word`} className={`variant-${variant} variant-fill`}>
        {(describedBy) => (
          <button type="button" className={`btn btn-sm btn-soft-${variant}`} aria-describedby={describedBy}>
            {capitalize(variant)}
          </button>
        )}
      </Tooltip>
    ))}
  </div>
);
