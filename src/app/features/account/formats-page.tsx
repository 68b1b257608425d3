import { accountPage } from './account-page.tsx'

export const formatsPage = accountPage<null>('formats', { load: async () => null, Content: () => null })
