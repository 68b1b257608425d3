import { register } from '#src/app/features/identity/account/entry/actions.ts'
import { RegistrationView } from '#src/app/features/identity/registration/registration.tsx'
import { withSocial } from '#src/app/features/identity/social/actions.ts'
import { loadSocial, type WithSocial } from '#src/app/features/identity/social/load-social.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<WithSocial>({
  load: loadSocial,
  head: (_data, { intl }) => ({
    title: intl.t('auth.registration.title'),
    description: intl.t('auth.registration.description'),
  }),
  Component: RegistrationView,
  action: withSocial(register),
})
