import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import { faqGroups } from '@/data/faq';
import { QuestionItem } from './QuestionItem';
import '@/components/gallery/pages/pages.scss';
import { pagesText } from '@/messages/gallery/pages';

const route = getRouteApi('/_shell/pages/faq');

const allKeys = faqGroups.flatMap((group) => group.questions.map((question) => question.key));

export function FaqPage() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (hash.startsWith('q-')) document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);

  const wanted = q.trim().toLowerCase();
  const groups = faqGroups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        `${question} ${answer}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter((group) => group.questions.length > 0);
  const found = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const everyOpen = allKeys.every((key) => open.has(key));

  const toggle = (key: string) => {
    // The question in the URL is open because of the URL; closing it clears the hash.
    if (hash === `q-${key}`) {
      setOpen((before) => new Set([...before].filter((other) => other !== key)));
      void navigate({ search: { q }, replace: true, resetScroll: false });
      return;
    }
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  };

  return (
    <>
      <PageHeader
        lead={pagesText.faqLead}
        actions={
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => setOpen(everyOpen ? new Set() : new Set(allKeys))}
          >
            {everyOpen ? pagesText.closeAll : pagesText.openAll}
          </button>
        }
      />
      <div className="measure">
        <SearchInput
          label={pagesText.searchTheQuestions}
          value={q}
          onChange={(text) => void navigate({ search: { q: text || undefined }, hash, replace: true })}
        />
      </div>
      <p className="min-h-line mt-1 mb-2 fs-md text-ink-3" role="status">
        {wanted && pagesText.answers(found)}
      </p>
      {groups.map((group) => (
        <section key={group.title} className="card divided mb-4 pt-4 px-5 pb-2" aria-label={group.title}>
          <h2 className="mb-1">{group.title}</h2>
          {group.questions.map((question) => (
            <QuestionItem
              key={question.key}
              question={question}
              open={open.has(question.key) || hash === `q-${question.key}` || wanted.length > 1}
              toggle={() => toggle(question.key)}
              mark={wanted}
            />
          ))}
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={pagesText.noMatchingQuestions}
          text={pagesText.noMatchingQuestionsHint}
          action={
            <Link to="/contact" className="btn btn-primary">
              {pagesText.contactUs}
            </Link>
          }
        />
      )}
      <p className="mt-2 mb-5 text-ink-2 text-center">
        {pagesText.notHere(
          <Link className="text-decoration-underline" to="/contact">
            {pagesText.contactUs}
          </Link>,
        )}
      </p>
    </>
  );
}
