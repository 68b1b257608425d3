import { ForgotPassword } from '../features/auth/forgot-password.tsx'
import { forgotPassword } from '../features/auth/recovery-actions.ts'
import { definePage } from '../page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('recovery.forgot.title') }),
  Component: ForgotPassword,
  action: forgotPassword,
})
