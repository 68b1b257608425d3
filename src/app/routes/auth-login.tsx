import { signIn } from '../features/auth/actions.ts'
import { SignIn } from '../features/auth/sign-in.tsx'
import { definePage } from '../page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('auth.login.title'), description: intl.t('auth.login.description') }),
  Component: SignIn,
  action: signIn,
})
