import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { tabItems } from './tab-items';

export const Default = () => (
  <Tabs id="tabs-default" defaultActiveKey="square" aria-label="Places" className="mb-3">
    {tabItems.map(({ id, name, text }) => (
      <Tab key={id} eventKey={id} title={name}>
        {text}
      </Tab>
    ))}
  </Tabs>
);
