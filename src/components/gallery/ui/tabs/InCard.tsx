import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { tabItems } from './tab-items';

export function InCard() {
  const [index, setIndex] = useState(0);
  const next = (index + 1) % tabItems.length;
  return (
    <div className="card">
      <Tabs
        id="tabs-card"
        activeKey={tabItems[index]?.id ?? 'square'}
        onSelect={(key) => setIndex(tabItems.findIndex(({ id }) => id === key))}
        aria-label="Places in a card"
        className="px-2"
      >
        {tabItems.map(({ id, name, text }) => (
          <Tab key={id} eventKey={id} title={name} className="card-body">
            {text}
          </Tab>
        ))}
      </Tabs>
      <div className="card-footer">
        <button type="button" className="btn btn-soft-primary btn-sm" onClick={() => setIndex(next)}>
          Next: {tabItems[next]?.name}
        </button>
      </div>
    </div>
  );
}
