import { lazy, type ReactNode, Suspense } from 'react';
import type { Media } from '@contract/media';

/** Comes with the first picture that moves. */
const MovingPicture = lazy(() =>
  import('./AnimatedPicture').then(({ AnimatedPicture: MovingPicture }) => ({ default: MovingPicture })),
);

interface Props {
  media: Media;
  /** Shows the picture at an address. */
  children: (address: string) => ReactNode;
}

/** A picture of a post, whether it moves or not. */
export const PostPicture = ({ media: { url, still }, children }: Props) =>
  still === null ? (
    children(url)
  ) : (
    <Suspense fallback={children(still)}>
      <MovingPicture url={url} still={still}>
        {children}
      </MovingPicture>
    </Suspense>
  );
