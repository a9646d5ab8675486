import type { ComponentProps } from 'react';
import { ResumeReadingChip } from './ResumeReadingChip';
import { BackToTop } from './BackToTop';

interface Props {
  /** Null without a stored reading position. */
  resume: ComponentProps<typeof ResumeReadingChip> | null;
  goToTop: () => void;
}

export const FeedFloatingActions = ({ resume, goToTop }: Props) => (
  <>
    {resume && <ResumeReadingChip {...resume} />}
    <BackToTop goToTop={goToTop} />
  </>
);
