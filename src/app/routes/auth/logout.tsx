import { signOut } from '#src/app/features/identity/account/entry/actions.ts'
import { SignOut } from '#src/app/features/identity/sign-in/sign-out.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('auth.logout.title') }),
  Component: SignOut,
  action: signOut,
})
