import type { ComponentProps } from 'react';
import { ResumeReadingChip } from './ResumeReadingChip';
import { BackToTop } from './BackToTop';

interface Props {
  /** Null without a stored reading position. */
  resume: ComponentProps<typeof ResumeReadingChip> | null;
}

export const FeedFloatingActions = ({ resume }: Props) => (
  <>
    {resume && <ResumeReadingChip {...resume} />}
    <BackToTop />
  </>
);
