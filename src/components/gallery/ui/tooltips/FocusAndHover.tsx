import IconHelp from '~icons/tabler/help-circle';
import { ExampleTooltip } from './ExampleTooltip';

export const FocusAndHover = () => (
  <p className="d-flex align-items-center gap-2">
    Handle of the square
    <ExampleTooltip id="tip-focus" text="Letters, digits and underscores, at most 20" side="right">
      <button type="button" className="icon-button icon-button-sm" aria-label="Handle rules">
        <IconHelp />
      </button>
    </ExampleTooltip>
  </p>
);
