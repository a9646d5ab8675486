import { Link } from '@tanstack/react-router';
import { env } from '@/lib/config/env';
import { ResetSampleData } from './ResetSampleData';
import { SettingsPanel } from '@/components/account/settings/SettingsPanel';
import { sampleDataText } from '@/messages/shell/sample-data';

export const SampleDataPanel = () => (
  <SettingsPanel id="sample-panel" title={sampleDataText.sampleData} lead={sampleDataText.sampleDataLead}>
    <ResetSampleData />
    {env.local && (
      <p className="form-text">
        {sampleDataText.testFailures(
          <Link className="text-decoration-underline" to="/devtools">
            {sampleDataText.testConsole}
          </Link>,
        )}
      </p>
    )}
  </SettingsPanel>
);
