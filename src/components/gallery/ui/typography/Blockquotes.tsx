import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const SIDES = ['start', 'center', 'end'] as const;

export function Blockquotes() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Words"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </OptionBar>
      <figure className={`m-0 text-${side}`}>
        <blockquote
          className={`mt-0 mb-2 mx-0 fs-xl fw-semibold${side === 'start' ? ' quote-bar ps-3' : ''}`}
        >
          <p>A lamp does not ask who walks under it.</p>
        </blockquote>
        <figcaption className="blockquote-footer m-0 text-ink-3">
          The lamp keeper, in <cite>A diary of every lamp</cite>
        </figcaption>
      </figure>
    </>
  );
}
