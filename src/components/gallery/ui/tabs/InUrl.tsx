import { useNavigate, useRouterState } from '@tanstack/react-router';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { tabItems } from './tab-items';

export function InUrl() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const active = tabItems.find(({ id }) => `place-${id}` === hash)?.id ?? 'square';
  return (
    <>
      <Tabs
        id="tabs-address"
        activeKey={active}
        onSelect={(key) => void navigate({ to: '.', hash: `place-${key}`, resetScroll: false })}
        aria-label="Places, kept in the address"
        className="mb-3"
      >
        {tabItems.map(({ id, name, text }) => (
          <Tab key={id} eventKey={id} title={name}>
            {text}
          </Tab>
        ))}
      </Tabs>
      <p className="mt-2">
        Address ends in <code>#place-{active}</code>
      </p>
    </>
  );
}
