import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { MenuButton } from './MenuButton';

const SIZES = [
  { size: 'sm', name: 'Small' },
  { size: undefined, name: 'Default' },
  { size: 'lg', name: 'Large' },
] as const;

export function Sizes() {
  const [chosen, setChosen] = useState('none');
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        {SIZES.map(({ size, name }) => (
          <Dropdown key={name}>
            <Dropdown.Toggle id={`menu-size-${name}`} variant="soft-primary" {...(size ? { size } : {})}>
              {name}
            </Dropdown.Toggle>
            <Dropdown.Menu role="group">
              {['Bread', 'Cheese', 'Honey'].map((stall) => (
                <Dropdown.Item
                  key={stall}
                  as={MenuButton}
                  onClick={() => setChosen(`${stall} from the ${name.toLowerCase()} menu`)}
                >
                  {stall}
                </Dropdown.Item>
              ))}
            </Dropdown.Menu>
          </Dropdown>
        ))}
      </div>
      <p role="status">Chosen: {chosen}</p>
    </>
  );
}
