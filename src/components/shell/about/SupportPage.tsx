import { Link } from '@tanstack/react-router';
import { KeyList } from '@/components/shell/keys/KeyList';
import { SingleKeysSwitch } from '@/components/shell/keys/SingleKeysSwitch';
import { PageHeader } from '@/components/ui/PageHeader';
import { aboutText } from '@/messages/shell/about';

const HELP = [
  {
    q: aboutText.postNotSent,
    a: aboutText.postNotSentAnswer,
  },
  {
    q: aboutText.cannotSignIn,
    a: aboutText.cannotSignInAnswer,
  },
  {
    q: aboutText.layoutLooksOdd,
    a: aboutText.layoutLooksOddAnswer,
  },
  {
    q: aboutText.someoneBothersMe,
    a: aboutText.someoneBothersMeAnswer,
  },
] as const;

export const SupportPage = () => (
  <div className="prose">
    <PageHeader title={aboutText.support} lead={aboutText.supportLead} />
    <section className="card gap-3 mb-4 p-5">
      <h2>{aboutText.commonProblems}</h2>
      <dl className="facts d-grid">
        {HELP.map(({ q, a }) => (
          <div className="py-3 px-0 rule-above" key={q}>
            <dt className="fw-semibold">{q}</dt>
            <dd className="mt-half mx-0 mb-0 text-ink-2">{a}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="card gap-3 mb-4 p-5">
      <h2>{aboutText.keyboardShortcuts}</h2>
      <KeyList />
      <SingleKeysSwitch />
    </section>
    <section className="card gap-3 mb-4 p-5">
      <h2>{aboutText.stillNeedHelp}</h2>
      <p className="measure text-ink-2">
        {aboutText.includeRequestId(
          <Link className="text-decoration-underline" to="/contact">
            {aboutText.contactUs}
          </Link>,
        )}
      </p>
    </section>
  </div>
);
