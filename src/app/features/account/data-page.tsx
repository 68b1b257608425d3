import { accountPage } from './account-page.tsx'

export const dataPage = accountPage<null>('data', { load: async () => null, Content: () => null })
