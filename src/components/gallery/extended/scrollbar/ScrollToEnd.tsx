import { useRef, useState } from 'react';
import { news } from './news';
import '@/components/ui/parts/parts.scss';

export function ScrollToEnd() {
  const area = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState('Top');
  const go = (top: number) => area.current?.scrollTo({ top });
  const look = () => {
    const box = area.current;
    if (!box) return;
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    setPlace(box.scrollTop < 2 ? 'Top' : left < 2 ? 'End' : 'Between');
  };
  return (
    <>
      <div
        ref={area}
        className="scroll-list-sm overscroll box"
        style={{ scrollBehavior: 'smooth' }}
        tabIndex={0}
        role="region"
        aria-label="Town news, with buttons"
        onScroll={look}
      >
        <ol className="divided py-1 px-3">
          {news.map((line) => (
            <li className="py-2 text-ink-2" key={line}>
              {line}
            </li>
          ))}
        </ol>
      </div>
      <div className="row-2 flex-wrap mt-3">
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => go(area.current?.scrollHeight ?? 0)}
        >
          To the end
        </button>
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => go(0)}>
          To the top
        </button>
        <output className="ms-auto fs-md text-ink-3">{place}</output>
      </div>
    </>
  );
}
