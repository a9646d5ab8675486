import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const SIDES = ['start', 'center', 'end'] as const;

export function Blockquotes() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <DemoControls>
        <ChoiceControl
          label="Words"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </DemoControls>
      <figure className={`m-0 text-${side}`}>
        <blockquote className={`blockquote${side === 'start' ? ' blockquote-bar' : ''}`}>
          <p>A lamp does not ask who walks under it.</p>
        </blockquote>
        <figcaption className="blockquote-footer m-0">
          The lamp keeper, in <cite>A diary of every lamp</cite>
        </figcaption>
      </figure>
    </>
  );
}
