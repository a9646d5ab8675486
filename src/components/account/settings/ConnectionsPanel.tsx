import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import IconApi from '~icons/tabler/api';
import IconChart from '~icons/tabler/chart-dots';
import IconDatabase from '~icons/tabler/database';
import IconFlame from '~icons/tabler/flame';
import IconFolder from '~icons/tabler/folder-open';
import IconKey from '~icons/tabler/key';
import IconShield from '~icons/tabler/shield-check';
import { type Connection, type ConnectionKey, connectionStore } from '@/lib/auth/firebase/connections';
import { env } from '@/lib/config/env';
import { useStore } from '@/lib/store/use-store';
import { meOptions } from '@/queries/social/member/me';
import { healthOptions } from '@/queries/shell/health';
import { settingsText } from '@/messages/account/settings';
import { SettingsPanel } from './SettingsPanel';

const connectionNames: Record<ConnectionKey, readonly [label: string, icon: ComponentType]> = {
  app: [settingsText.firebaseProject, IconFlame],
  auth: [settingsText.signIn, IconKey],
  database: [settingsText.realtimeDatabase, IconDatabase],
  storage: [settingsText.fileBucket, IconFolder],
  analytics: [settingsText.analytics, IconChart],
  'app-check': [settingsText.appCheck, IconShield],
};
const order = Object.keys(connectionNames) as ConnectionKey[];

const connectionStates: Record<Connection['state'], readonly [word: string, tag: string]> = {
  ready: [settingsText.connected, 'tag-success'],
  waiting: [settingsText.connecting, 'tag-info'],
  off: [settingsText.notConfigured, 'tag-light'],
  failed: [settingsText.failed, 'tag-danger'],
};

interface RowProps {
  icon: ComponentType;
  label: string;
  state: Connection['state'];
  detail: string;
}

const ConnectionRow = ({ icon: Icon, label, state, detail }: RowProps) => {
  const [word, tag] = connectionStates[state];
  return (
    <li className="row-3 py-2">
      <span className="text-ink-2">
        <Icon />
      </span>
      <div className="fill">
        <b className="d-block fw-semibold wrap-anywhere">{label}</b>
        <small className="d-block wrap-anywhere text-ink-2">{detail}</small>
      </div>
      <span className={`tag ${tag}`}>{word}</span>
    </li>
  );
};

const ServiceRow = () => {
  const { data: healthy, isPending } = useQuery({ ...healthOptions(), refetchInterval: 30_000 });
  const state = isPending ? 'waiting' : healthy ? 'ready' : 'failed';
  return (
    <ConnectionRow icon={IconApi} label={settingsText.plazaService} state={state} detail={env.apiBaseUrl} />
  );
};

const ConnectionList = () => {
  const connections = useStore(connectionStore);
  return (
    <SettingsPanel
      id="connections"
      title={settingsText.connections}
      lead={settingsText.servicesUsedByThisBuild}
    >
      {env.local && (
        <p className="text-ink-2">
          {settingsText.developerTools(
            <>
              <kbd>Ctrl</kbd> <kbd>Shift</kbd> <kbd>D</kbd>
            </>,
          )}
        </p>
      )}
      <ul className="divided">
        <ServiceRow />
        {order.map((key) => {
          const [label, icon] = connectionNames[key];
          const { state = 'waiting', detail = '' } = connections.find((one) => one.key === key) ?? {};
          return <ConnectionRow key={key} icon={icon} label={label} state={state} detail={detail} />;
        })}
      </ul>
    </SettingsPanel>
  );
};

const ModeratorConnectionList = () => {
  const { data: me } = useQuery(meOptions());
  return me?.role === 'moderator' ? <ConnectionList /> : null;
};

export const ConnectionsPanel = () => (env.local ? <ConnectionList /> : <ModeratorConnectionList />);
