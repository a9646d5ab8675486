import { type ComponentProps, useState } from 'react';
import Carousel from 'react-bootstrap/Carousel';
import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import { sceneUrl } from '@/lib/files/art-url';
import { views } from './views';

interface Props extends Omit<
  ComponentProps<typeof Carousel>,
  'ref' | 'activeIndex' | 'onSelect' | 'controls'
> {
  /** Accessible name. */
  label: string;
  /** Shows Previous and Next buttons. */
  arrows?: boolean;
  captions?: boolean;
  /** Initial slide, starting at 0. */
  first?: number;
}

export function Slides({
  label,
  arrows = true,
  captions = false,
  indicators = false,
  first = 0,
  ...rest
}: Props) {
  const [index, setIndex] = useState(first);
  const step = (by: number) => setIndex((index + by + views.length) % views.length);
  return (
    <div className="slides">
      <Carousel
        interval={null}
        {...rest}
        indicators={indicators}
        indicatorLabels={views.map(({ title }) => title)}
        controls={false}
        activeIndex={index}
        onSelect={setIndex}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
      >
        {views.map(({ scene, title, text, alt }) => (
          <Carousel.Item key={scene}>
            <img src={sceneUrl(scene)} alt={alt} className="d-block w-100" width={400} height={300} />
            {captions && (
              <Carousel.Caption>
                <h3>{title}</h3>
                <p>{text}</p>
              </Carousel.Caption>
            )}
          </Carousel.Item>
        ))}
      </Carousel>
      {arrows && (
        <>
          <button
            type="button"
            className="slide-button slide-prev"
            aria-label="Previous"
            onClick={() => step(-1)}
          >
            <IconLeft className="icon flip-in-rtl" />
          </button>
          <button type="button" className="slide-button slide-next" aria-label="Next" onClick={() => step(1)}>
            <IconRight className="icon flip-in-rtl" />
          </button>
        </>
      )}
      <p className="slide-count num" aria-live={rest.interval ? 'off' : 'polite'}>
        {index + 1} of {views.length}: {views[index]?.title}
      </p>
    </div>
  );
}
