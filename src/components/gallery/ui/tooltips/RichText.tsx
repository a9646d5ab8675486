import { ExampleTooltip } from './ExampleTooltip';

export const RichText = () => (
  <ExampleTooltip
    id="tip-rich"
    text={
      <>
        <b>1,243</b> likes, <em>most of them</em> by pigeons
      </>
    }
  >
    <button type="button" className="btn btn-outline-secondary">
      1.2K likes
    </button>
  </ExampleTooltip>
);
