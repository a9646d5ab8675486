import { type ComponentProps, useEffect, useState } from 'react';
import { Carousel } from '@/components/ui/carousel/Carousel';
import { sceneUrl } from '@/lib/files/art-url';
import { views } from './views';

type Props = Pick<
  ComponentProps<typeof Carousel>,
  'label' | 'arrows' | 'indicators' | 'variant' | 'fade' | 'swipe'
> & {
  captions?: boolean;
  /** Milliseconds between slides; null waits for the reader. */
  interval?: number | null;
  /** Initial slide, starting at 0. */
  first?: number;
};

export function Slides({ captions = false, interval = null, first = 0, ...rest }: Props) {
  const [index, setIndex] = useState(first);
  useEffect(() => {
    if (interval === null) return undefined;
    const timer = setInterval(() => setIndex((at) => (at + 1) % views.length), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return (
    <Carousel
      {...rest}
      count={views.length}
      index={index}
      onIndex={setIndex}
      titleOf={(at) => views[at]?.title ?? ''}
      loop
      running={interval !== null}
    >
      {(at) => <View at={at} captions={captions} />}
    </Carousel>
  );
}

function View({ at, captions }: { at: number; captions: boolean }) {
  const { scene, title, text, alt } = views[at] ?? views[0];
  return (
    <>
      <img src={sceneUrl(scene)} alt={alt} width={400} height={300} draggable={false} />
      {captions && (
        <div className="carousel-caption position-absolute py-8 px-5">
          <h3 className="text-reset">{title}</h3>
          <p>{text}</p>
        </div>
      )}
    </>
  );
}
