import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import { aboutText } from '@/messages/shell/about';

const FACTS = [
  [aboutText.inOrder, aboutText.inOrderText],
  [aboutText.yours, aboutText.yoursText],
  [aboutText.openToAll, aboutText.openToAllText],
] as const;

const RULES = [
  [aboutText.beKind, aboutText.beKindText],
  [aboutText.beHonest, aboutText.beHonestText],
  [aboutText.beCareful, aboutText.beCarefulText],
  [aboutText.report, aboutText.reportText],
] as const;

const FactList = ({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) => (
  <dl className="facts d-grid">
    {facts.map(([term, text]) => (
      <div className="py-3 px-0 rule-above" key={term}>
        <dt className="fw-semibold">{term}</dt>
        <dd className="mt-half mx-0 mb-0 text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

export const AboutPage = () => (
  <div className="prose">
    <PageHeader title={aboutText.aboutPlaza} lead={aboutText.lead} />
    <section className="card gap-3 mb-4 p-5">
      <h2>{aboutText.whatItIs}</h2>
      <p className="measure text-ink-2">{aboutText.whatItIsText}</p>
      <FactList facts={FACTS} />
    </section>
    <section className="card gap-3 mb-4 p-5" id="house-rules">
      <h2>{aboutText.houseRules}</h2>
      <FactList facts={RULES} />
    </section>
    <section className="card gap-3 mb-4 p-5">
      <h2>{aboutText.realAndSampleData}</h2>
      <p className="measure text-ink-2">{aboutText.realAndSampleDataText}</p>
    </section>
    <section className="card gap-3 mb-4 p-5">
      <h2>{aboutText.credits}</h2>
      <p className="measure text-ink-2">{aboutText.creditsText}</p>
      <p className="measure text-ink-2">
        {aboutText.foundAMistake(
          <Link className="text-decoration-underline" to="/contact">
            {aboutText.contactUs}
          </Link>,
        )}
      </p>
    </section>
  </div>
);
