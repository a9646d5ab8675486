import { type ComponentType, useRef, useState } from 'react';
import IconBold from '~icons/tabler/bold';
import IconItalic from '~icons/tabler/italic';
import IconUnderline from '~icons/tabler/underline';
import { useRovingFocus } from '@/components/ui/hooks/use-roving-focus';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const MARKS: readonly { mark: 'bold' | 'italic' | 'underline'; Icon: ComponentType }[] = [
  { mark: 'bold', Icon: IconBold },
  { mark: 'italic', Icon: IconItalic },
  { mark: 'underline', Icon: IconUnderline },
];
const CLASSES = { bold: 'fw-bold', italic: 'fst-italic', underline: 'text-decoration-underline' };

export function Toolbar() {
  const [marks, setMarks] = useState<readonly (keyof typeof CLASSES)[]>(['bold']);
  const bar = useRef<HTMLDivElement>(null);
  useRovingFocus(bar);
  return (
    <>
      <div ref={bar} className="d-flex flex-wrap gap-2 mb-4" role="toolbar" aria-label="Text marks">
        <div className="btn-group d-flex" role="group" aria-label="Marks">
          {MARKS.map(({ mark, Icon }) => {
            const on = marks.includes(mark);
            return (
              <button
                key={mark}
                type="button"
                aria-label={`Make it ${mark}`}
                aria-pressed={on}
                className={`btn btn-icon ${on ? 'btn-dark' : 'btn-outline-secondary'}`}
                onClick={() => setMarks(on ? marks.filter((other) => other !== mark) : [...marks, mark])}
              >
                <Icon />
              </button>
            );
          })}
        </div>
        <div className="btn-group d-flex" role="group" aria-label="All">
          <button type="button" className="btn btn-outline-secondary" onClick={() => setMarks([])}>
            Plain
          </button>
        </div>
      </div>
      <p className={marks.map((mark) => CLASSES[mark]).join(' ')}>
        The bell tower leans a little to the sea.
      </p>
    </>
  );
}
