import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import IconCheck from '~icons/tabler/check';
import { MenuButton } from './MenuButton';

const SEATS = ['By the window', 'On the terrace', 'At the bar'] as const;

export function States() {
  const [seat, setSeat] = useState<string>(SEATS[0]);
  return (
    <Dropdown>
      <Dropdown.Toggle id="menu-states" variant="info">
        Seat: {seat}
      </Dropdown.Toggle>
      <Dropdown.Menu role="group">
        {SEATS.map((name) => (
          <Dropdown.Item
            key={name}
            as={MenuButton}
            active={seat === name}
            {...(seat === name ? { 'aria-current': true } : {})}
            onClick={() => setSeat(name)}
          >
            {name}
            {seat === name && <IconCheck className="icon ms-auto" />}
          </Dropdown.Item>
        ))}
        <Dropdown.Item as={MenuButton} disabled>
          In the fountain
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
