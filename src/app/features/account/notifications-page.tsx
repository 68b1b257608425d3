import { accountPage } from './account-page.tsx'

export const notificationsPage = accountPage<null>('notifications', { load: async () => null, Content: () => null })
