import { useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const DAYS = {
  wednesday: ['Wednesday', 'Seven to one. Vegetables, fish, flowers.'],
  saturday: ['Saturday', 'Seven to four. Everybody, and music from eleven.'],
  sunday: ['Sunday', 'No market. Chess under the plane tree.'],
} as const;
type Day = keyof typeof DAYS;
const TABS = (['wednesday', 'saturday', 'sunday'] as const).map((day) => [day, DAYS[day][0]] as const);

export function WithTabs() {
  const [day, setDay] = useState<Day>('wednesday');
  const [, text] = DAYS[day];
  return (
    <div className="card">
      <TabBar label="Market days" tabs={TABS} value={day} onChange={setDay} controls="card-tabs" />
      <div id="card-tabs" role="tabpanel" aria-labelledby={`card-tabs-${day}`} className="card-body">
        {text}
      </div>
    </div>
  );
}
