import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const breakpoints = ['sm', 'md', 'lg', 'xl', 'xxl'] as const;
const widths = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };

export function Breakpoints() {
  const [breakpoint, setBreakpoint] = useState<(typeof breakpoints)[number]>('md');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Scrolls below"
          options={breakpoints}
          value={breakpoint}
          onChange={setBreakpoint}
        />
      </OptionBar>
      <p>
        This table scrolls while the window is narrower than <output>{widths[breakpoint]} pixels</output>.
      </p>
      <div
        className={`table-responsive-${breakpoint}`}
        role="region"
        aria-label="Takings, scrolls in narrow windows"
        tabIndex={0}
      >
        <table className="table table-plain text-nowrap" aria-label="Takings in a narrow window">
          <StallHead />
          <StallRows />
        </table>
      </div>
    </>
  );
}
