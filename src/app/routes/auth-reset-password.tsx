import { BrokenLink } from '../features/auth/broken-link.tsx'
import { definePage } from '../page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('auth.link.title') }),
  Component: BrokenLink,
})
