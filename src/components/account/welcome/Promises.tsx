import IconClock from '~icons/tabler/clock-pause';
import IconCloud from '~icons/tabler/cloud-check';
import IconApps from '~icons/tabler/layout-grid';
import { welcomeText } from '@/messages/account/welcome';

const PROMISES = [
  [IconClock, welcomeText.nothingMoves, welcomeText.nothingMovesHint],
  [IconCloud, welcomeText.nothingLost, welcomeText.nothingLostHint],
  [IconApps, welcomeText.restOfWeek, welcomeText.restOfWeekHint],
] as const;

export const Promises = ({ className, itemClassName }: { className: string; itemClassName: string }) => (
  <ul className={className}>
    {PROMISES.map(([Icon, title, text]) => (
      <li key={title} className={`promise ${itemClassName}`}>
        <Icon />
        <div>
          <b className="d-block fs-lg">{title}</b>
          <span className="d-block">{text}</span>
        </div>
      </li>
    ))}
  </ul>
);
