import { useState } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import Dropdown from 'react-bootstrap/Dropdown';
import { MenuButton } from '@/components/gallery/ui/dropdowns/MenuButton';

export function SplitButton() {
  const [hour, setHour] = useState('now');
  return (
    <Dropdown as={ButtonGroup}>
      <button type="button" className="btn btn-primary" onClick={() => setHour('now')}>
        Send {hour}
      </button>
      <Dropdown.Toggle split id="split-hour">
        <span className="visually-hidden">Another hour</span>
      </Dropdown.Toggle>
      <Dropdown.Menu role="group">
        {['at noon', 'at dusk', 'tomorrow'].map((when) => (
          <Dropdown.Item key={when} as={MenuButton} onClick={() => setHour(when)}>
            Send {when}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
