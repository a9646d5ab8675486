import { Link } from '@tanstack/react-router';
import { KeyList } from '@/components/shell/keys/KeyList';
import { SingleKeysSwitch } from '@/components/shell/keys/SingleKeysSwitch';
import { PageHeader } from '@/components/ui/PageHeader';
import { aboutText } from '@/messages/shell/about';
import './about.scss';

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
    <section className="card prose-card">
      <h2>{aboutText.commonProblems}</h2>
      <dl className="facts">
        {HELP.map(({ q, a }) => (
          <div key={q}>
            <dt>{q}</dt>
            <dd>{a}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className="card prose-card">
      <h2>{aboutText.keyboardShortcuts}</h2>
      <KeyList />
      <SingleKeysSwitch />
    </section>
    <section className="card prose-card">
      <h2>{aboutText.stillNeedHelp}</h2>
      <p>{aboutText.includeRequestId(<Link to="/contact">{aboutText.contactUs}</Link>)}</p>
    </section>
  </div>
);
