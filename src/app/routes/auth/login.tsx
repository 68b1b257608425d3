import { signIn } from '#src/app/features/identity/account/entry/actions.ts'
import { SignIn } from '#src/app/features/identity/sign-in/sign-in.tsx'
import { withSocial } from '#src/app/features/identity/social/actions.ts'
import { loadSocial, type WithSocial } from '#src/app/features/identity/social/load-social.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<WithSocial>({
  load: loadSocial,
  head: (_data, { intl }) => ({ title: intl.t('auth.login.title'), description: intl.t('auth.login.description') }),
  Component: SignIn,
  action: withSocial(signIn),
})
