import { mutationOptions } from '@tanstack/react-query';
import { addAppCheck } from '@/lib/api/app-check';
import { getApiConfig, toApiError } from '@/lib/api/client';
import { downloadFile } from '@/lib/files/download';
import { moderationChangesText } from '@/messages/social/changes/moderation';

/** The file needs the token, so it cannot be a plain link. */
export const decisionExportOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      const { baseUrl, getToken } = getApiConfig();
      const headers = new Headers({ Authorization: `Bearer ${await getToken()}` });
      if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) await addAppCheck(headers);
      const response = await fetch(`${baseUrl}/moderation/decisions.csv`, { headers });
      if (!response.ok) throw await toApiError(response);
      downloadFile(`decisions-${new Date().toISOString().slice(0, 10)}.csv`, await response.blob());
    },
    networkMode: 'always',
    meta: { failure: moderationChangesText.exportFailed },
  });
