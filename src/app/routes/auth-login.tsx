import { signIn } from '../features/auth/actions.ts'
import { SignIn } from '../features/auth/sign-in.tsx'
import { withSocial } from '../features/auth/social/actions.ts'
import { loadSocial, type WithSocial } from '../features/auth/social/load-social.ts'
import { definePage } from '../page.ts'

export default definePage<WithSocial>({
  load: loadSocial,
  head: (_data, { intl }) => ({ title: intl.t('auth.login.title'), description: intl.t('auth.login.description') }),
  Component: SignIn,
  action: withSocial(signIn),
})
