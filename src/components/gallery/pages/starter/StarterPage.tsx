import { CopyButton } from '@/components/ui/CopyButton';
import { PageHeader } from '@/components/ui/PageHeader';
import { createPageFiles } from './page-template';
import '@/components/gallery/pages/pages.scss';
import { pagesText } from '@/messages/gallery/pages';

const ADDRESS = 'apps/plants';
const [route, page, test] = createPageFiles(ADDRESS);

const steps = [
  {
    title: pagesText.runTheGenerator,
    text: pagesText.generatorHint,
    code: `npm run new:page -- ${ADDRESS}`,
  },
  {
    title: pagesText.checkTheRoute,
    text: pagesText.routeHint,
    code: route?.text ?? '',
  },
  {
    title: pagesText.writeThePage,
    text: pagesText.pageHint,
    code: page?.text ?? '',
  },
  {
    title: pagesText.testWhatAMemberSees,
    text: pagesText.testHint,
    code: test?.text ?? '',
  },
];

export const StarterPage = () => (
  <>
    <PageHeader lead={pagesText.starterLead} />
    <ol className="starter stack-4">
      {steps.map(({ title, text, code }) => (
        <li key={title} className="card py-4 px-5">
          <header className="row-3 justify-content-between">
            <h2>{title}</h2>
            <CopyButton text={code} />
          </header>
          <p className="text-ink-2">{text}</p>
          <pre
            className="mt-3 mb-0 mx-0 p-3 overflow-auto fs-sm sunken"
            tabIndex={0}
            role="region"
            aria-label={title}
          >
            <code className="p-0 bg-none">{code}</code>
          </pre>
        </li>
      ))}
    </ol>
  </>
);
