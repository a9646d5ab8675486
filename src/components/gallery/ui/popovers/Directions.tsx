import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';
import { capitalize } from '@/lib/text/format';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
// Falls back to above or below when neither side has room.
const roomy = {
  modifiers: [{ name: 'flip', options: { fallbackPlacements: ['left', 'bottom', 'right', 'top'] } }],
};

export const Directions = () => (
  <div className="d-flex flex-wrap gap-2">
    {SIDES.map((side) => (
      <OverlayTrigger
        key={side}
        trigger="click"
        rootClose
        placement={side}
        popperConfig={roomy}
        overlay={
          <Popover id={`popover-${side}`}>
            <Popover.Header as="h3">On the {side}</Popover.Header>
            <Popover.Body>The well is forty-one metres deep, give or take a bucket.</Popover.Body>
          </Popover>
        }
      >
        <button type="button" className="btn btn-soft-secondary">
          {capitalize(side)}
        </button>
      </OverlayTrigger>
    ))}
  </div>
);
