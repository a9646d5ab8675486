import { useNavigate, useRouterState } from '@tanstack/react-router';
import { TabBar } from '@/components/ui/control/TabBar';
import { tabItems, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function InUrl() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const tab = tabItems.find(({ id }) => `place-${id}` === hash)?.id ?? 'square';
  return (
    <>
      <TabBar
        label="Places, kept in the address"
        tabs={tabNames}
        value={tab}
        onChange={(id) => void navigate({ to: '.', hash: `place-${id}`, resetScroll: false })}
        controls="tabs-address"
      />
      <div id="tabs-address" role="tabpanel" aria-labelledby={`tabs-address-${tab}`} className="pt-4">
        {textOf(tab)}
      </div>
      <p className="mt-2">
        Address ends in <code>#place-{tab}</code>
      </p>
    </>
  );
}
