import './lib/setup';
import '@/styles/app.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureApi } from '@/lib/api';
import { createAuth } from '@/lib/auth';
import { env } from '@/lib/env';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from './router';

const auth = createAuth();
configureApi({ baseUrl: env.apiBaseUrl, token: auth.token });
const queryClient = createQueryClient();
const router = createAppRouter({ queryClient, auth });

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
