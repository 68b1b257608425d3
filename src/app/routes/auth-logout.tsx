import { signOut } from '../features/auth/actions.ts'
import { SignOut } from '../features/auth/sign-out.tsx'
import { definePage } from '../page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('auth.logout.title') }),
  Component: SignOut,
  action: signOut,
})
