import { lazy, type ReactNode, Suspense } from 'react';
import type { Media } from '@contract/post/media';

const AnimatedPicture = lazy(() =>
  import('./AnimatedPicture').then(({ AnimatedPicture }) => ({ default: AnimatedPicture })),
);

interface Props {
  media: Media;
  children: (src: string) => ReactNode;
}

export const PostPicture = ({ media: { url, still }, children }: Props) =>
  still === null ? (
    children(url)
  ) : (
    <Suspense fallback={children(still)}>
      <AnimatedPicture url={url} still={still}>
        {children}
      </AnimatedPicture>
    </Suspense>
  );
