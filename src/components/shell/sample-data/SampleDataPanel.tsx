import { Link } from '@tanstack/react-router';
import { env } from '@/lib/config/env';
import { ResetSampleData } from './ResetSampleData';
import '@/components/account/settings/settings-panel.scss';
import { sampleDataText } from '@/messages/shell/sample-data';

export const SampleDataPanel = () => (
  <section className="card settings-panel mt-4 p-5" aria-labelledby="sample-panel">
    <header className="mb-2">
      <h2 id="sample-panel">{sampleDataText.sampleData}</h2>
      <p>{sampleDataText.sampleDataLead}</p>
    </header>
    <ResetSampleData />
    {env.local && (
      <p className="form-text">
        {sampleDataText.testFailures(<Link to="/devtools">{sampleDataText.testConsole}</Link>)}
      </p>
    )}
  </section>
);
