import * as z from 'zod/mini';
import IconLink from '~icons/tabler/link';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { HighlightedText } from './HighlightedText';
import type { FaqQuestion } from '@/data/faq';
import { storageEntry } from '@/lib/storage/storage-entry';
import { useStore } from '@/lib/store/use-store';
import { commonText } from '@/messages/ui/common';
import { pagesText } from '@/messages/gallery/pages';

interface Props {
  question: FaqQuestion;
  open: boolean;
  toggle: () => void;
  /** Lower-case text to highlight; empty for none. */
  mark: string;
}

const votes = storageEntry({
  key: 'plaza.faq-votes',
  schema: z.record(z.string(), z.boolean()),
  fallback: {},
});

export function QuestionItem({ question, open, toggle, mark }: Props) {
  const helped = useStore(votes, (byQuestion) => byQuestion[question.key]);
  const vote = (value: boolean) => votes.set({ ...votes.get(), [question.key]: value });
  return (
    <div className="faq-question" id={`q-${question.key}`}>
      <Disclosure
        title={<HighlightedText text={question.question} words={mark} />}
        open={open}
        onToggle={toggle}
        action={
          <a
            href={`#q-${question.key}`}
            className="icon-button icon-button-sm"
            aria-label={pagesText.linkTo(question.question)}
          >
            <IconLink />
          </a>
        }
      >
        <p>
          <HighlightedText text={question.answer} words={mark} />
        </p>
        <div
          className="row-2 pt-2 fs-md text-ink-3"
          role="group"
          aria-label={pagesText.wasHelpful(question.question)}
        >
          <span aria-live="polite">
            {helped === undefined
              ? pagesText.wasThisHelpful
              : helped
                ? pagesText.gladItHelped
                : pagesText.thanksForTellingUs}
          </span>
          <button
            type="button"
            className={`chip${helped === true ? ' is-on' : ''}`}
            aria-pressed={helped === true}
            onClick={() => vote(true)}
          >
            {commonText.yes}
          </button>
          <button
            type="button"
            className={`chip${helped === false ? ' is-on' : ''}`}
            aria-pressed={helped === false}
            onClick={() => vote(false)}
          >
            {commonText.no}
          </button>
        </div>
      </Disclosure>
    </div>
  );
}
