import { register } from '../features/auth/actions.ts'
import { RegistrationView } from '../features/auth/registration.tsx'
import { withSocial } from '../features/auth/social/actions.ts'
import { loadSocial, type WithSocial } from '../features/auth/social/load-social.ts'
import { definePage } from '../page.ts'

export default definePage<WithSocial>({
  load: loadSocial,
  head: (_data, { intl }) => ({
    title: intl.t('auth.registration.title'),
    description: intl.t('auth.registration.description'),
  }),
  Component: RegistrationView,
  action: withSocial(register),
})
