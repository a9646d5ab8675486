import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';
import { tabItems } from './tab-items';

interface Props {
  side: 'left' | 'right';
}

export const SideTabs = ({ side }: Props) => (
  <Tab.Container id={`tabs-${side}`} defaultActiveKey="square">
    <div className={`tabs-side tabs-side-${side}`}>
      <Nav
        variant="pills"
        role="tablist"
        aria-orientation="vertical"
        aria-label={`Places, tabs ${side}`}
        className="flex-column"
      >
        {tabItems.map(({ id, name }) => (
          <Nav.Link key={id} as="button" type="button" eventKey={id}>
            {name}
          </Nav.Link>
        ))}
      </Nav>
      <Tab.Content>
        {tabItems.map(({ id, text }) => (
          <Tab.Pane key={id} eventKey={id}>
            {text}
          </Tab.Pane>
        ))}
      </Tab.Content>
    </div>
  </Tab.Container>
);
