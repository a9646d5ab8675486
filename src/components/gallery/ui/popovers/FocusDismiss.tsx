import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';

export const FocusDismiss = () => (
  <OverlayTrigger
    trigger="focus"
    placement="top"
    overlay={
      <Popover id="popover-focus">
        <Popover.Header as="h3">Only while focused</Popover.Header>
        <Popover.Body>Move on, by Tab or by click, and it is gone.</Popover.Body>
      </Popover>
    }
  >
    <button type="button" className="btn btn-soft-danger">
      Focus me
    </button>
  </OverlayTrigger>
);
