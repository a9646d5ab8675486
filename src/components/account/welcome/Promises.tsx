import IconClock from '~icons/tabler/clock-pause';
import IconCloud from '~icons/tabler/cloud-check';
import IconApps from '~icons/tabler/layout-grid';
import { welcomeText } from '@/messages/account/welcome';

const PROMISES = [
  [IconClock, welcomeText.nothingMoves, welcomeText.nothingMovesHint],
  [IconCloud, welcomeText.nothingLost, welcomeText.nothingLostHint],
  [IconApps, welcomeText.restOfWeek, welcomeText.restOfWeekHint],
] as const;

interface Props {
  className: string;
  itemClassName: string;
  textClassName?: string;
}

export const Promises = ({ className, itemClassName, textClassName = '' }: Props) => (
  <ul className={className}>
    {PROMISES.map(([Icon, title, text]) => (
      <li key={title} className={itemClassName}>
        <span className="flex-none fit p-2 rounded-arch bg-accent-soft text-accent-text">
          <Icon />
        </span>
        <div>
          <b className="d-block fs-lg">{title}</b>
          <span className={`d-block ${textClassName}`}>{text}</span>
        </div>
      </li>
    ))}
  </ul>
);
