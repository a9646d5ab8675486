import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';

export const FocusDismiss = () => (
  <OverlayTrigger
    trigger="focus"
    placement="top"
    overlay={
      <Popover id="popover-focus">
        <Popover.Header as="h3">Only while focused</Popover.Header>
        <Popover.Body>It closes when focus moves away.</Popover.Body>
      </Popover>
    }
  >
    <button type="button" className="btn btn-soft-danger">
      Focus me
    </button>
  </OverlayTrigger>
);
