import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import './about.scss';

const FACTS = [
  ['In order', 'Following shows the newest posts first. For you ranks by activity, age and who you follow.'],
  ['Yours', 'Edit or delete your posts and lists at any time.'],
  ['Open to all', 'Every page works with a keyboard, a screen reader, dark mode and small screens.'],
] as const;

const RULES = [
  ['Be kind', 'No insults, threats, hate or private information about others.'],
  ['Be honest', 'No spam, fake accounts or harmful false information.'],
  ['Be careful', 'No calls for violence. Add a content warning to violent pictures.'],
  ['Report', 'Report what breaks these rules. Moderators can hide posts and suspend accounts.'],
] as const;

const FactList = ({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) => (
  <dl className="facts">
    {facts.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const AboutPage = () => (
  <div className="prose">
    <PageHeader title="About Plaza" lead="A town square that fits in a browser tab" />
    <section className="card prose-card">
      <h2>What it is</h2>
      <p>
        Plaza is where a neighbourhood shares its news: the market that moved, the tram that is late, the
        street lamp that works again. It includes a workspace with a calendar, mail, tasks, invoices and
        files.
      </p>
      <FactList facts={FACTS} />
    </section>
    <section className="card prose-card" id="house-rules">
      <h2>House rules</h2>
      <FactList facts={RULES} />
    </section>
    <section className="card prose-card">
      <h2>Real and sample data</h2>
      <p>
        Posts, replies, likes and follows are stored by the service and update live. The workspace runs on
        sample data in this browser. Change it freely and reset it in More.
      </p>
    </section>
    <section className="card prose-card">
      <h2>Credits</h2>
      <p>
        Icons by Tabler (MIT), Solar by 480 Design (CC BY 4.0) and Remix Icon (Apache 2.0). Typefaces: subsets
        of Bricolage Grotesque and Figtree under the SIL Open Font License. Map outlines: Natural Earth,
        public domain. Faces, scenes and the pigeon were drawn for Plaza.
      </p>
      <p>
        Found a mistake? <Link to="/contact">Contact us</Link>.
      </p>
    </section>
  </div>
);
