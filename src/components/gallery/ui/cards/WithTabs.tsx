import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';

const DAYS = [
  { id: 'wednesday', name: 'Wednesday', text: 'Seven to one. Vegetables, fish, flowers.' },
  { id: 'saturday', name: 'Saturday', text: 'Seven to four. Everybody, and music from eleven.' },
  { id: 'sunday', name: 'Sunday', text: 'No market. Chess under the plane tree.' },
] as const;

export const WithTabs = () => (
  <Tab.Container id="card-tabs" defaultActiveKey="wednesday">
    <div className="card">
      <div className="card-header pb-0">
        <Nav variant="tabs" role="tablist" aria-label="Market days" className="card-header-tabs">
          {DAYS.map(({ id, name }) => (
            <Nav.Link key={id} as="button" type="button" eventKey={id}>
              {name}
            </Nav.Link>
          ))}
        </Nav>
      </div>
      <Tab.Content className="card-body">
        {DAYS.map(({ id, text }) => (
          <Tab.Pane key={id} eventKey={id}>
            {text}
          </Tab.Pane>
        ))}
      </Tab.Content>
    </div>
  </Tab.Container>
);
