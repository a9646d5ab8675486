import { Link } from '@tanstack/react-router';
import { env } from '@/lib/config/env';
import { ResetSampleData } from './ResetSampleData';
import '@/components/account/settings/settings-panel.scss';

export const SampleDataPanel = () => (
  <section className="card sample-panel" aria-labelledby="sample-panel">
    <header>
      <h2 id="sample-panel">Sample data</h2>
      <p>Chats, files, invoices and tasks are samples. Changes stay in this browser.</p>
    </header>
    <ResetSampleData />
    {env.local && (
      <p className="form-text">
        Test failures and delays in the <Link to="/devtools">test console</Link>.
      </p>
    )}
  </section>
);
