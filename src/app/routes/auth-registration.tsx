import { register } from '../features/auth/actions.ts'
import { RegistrationView } from '../features/auth/registration.tsx'
import { definePage } from '../page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({
    title: intl.t('auth.registration.title'),
    description: intl.t('auth.registration.description'),
  }),
  Component: RegistrationView,
  action: register,
})
