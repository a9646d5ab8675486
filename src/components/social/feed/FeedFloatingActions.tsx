import type { ComponentProps } from 'react';
import { ResumeReadingChip } from './ResumeReadingChip';
import { BackToTop } from './BackToTop';

interface Props {
  /** The way to where the reader was; null where there is none. */
  back: ComponentProps<typeof ResumeReadingChip> | null;
}

/** What floats over the feed: the ways back to where the reader was, and to the top. */
export const FeedFloatingActions = ({ back }: Props) => (
  <>
    {back && <ResumeReadingChip {...back} />}
    <BackToTop />
  </>
);
