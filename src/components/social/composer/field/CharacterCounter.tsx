import { MAX_POST_GRAPHEMES } from '@contract/post/post';
import { composerDetailsText } from '@/messages/social/composer-details';

const RADIUS = 9;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The number shows for the last 50 characters and below zero. */
export function CharacterCounter({ used }: { used: number }) {
  const left = MAX_POST_GRAPHEMES - used;
  const share = Math.min(1, used / MAX_POST_GRAPHEMES);
  const tone = left < 0 ? ' is-over text-danger-text' : left <= 50 ? ' is-near text-ink-2' : ' text-ink-2';
  return (
    <span className={`character-counter inline-row-1 num fs-sm${tone}`}>
      <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx={12} cy={12} r={RADIUS} />
        <circle
          cx={12}
          cy={12}
          r={RADIUS}
          strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 12 12)"
        />
      </svg>
      {left <= 50 && <b aria-hidden="true">{left}</b>}
      <span className="visually-hidden" role="status">
        {left < 0
          ? composerDetailsText.charactersOver(-left)
          : left <= 50 && left % 10 === 0
            ? composerDetailsText.charactersLeft(left)
            : ''}
      </span>
    </span>
  );
}
