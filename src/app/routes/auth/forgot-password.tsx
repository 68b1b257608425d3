import { ForgotPassword } from '#src/app/features/auth/forgot-password.tsx'
import { forgotPassword } from '#src/app/features/auth/recovery-actions.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('recovery.forgot.title') }),
  Component: ForgotPassword,
  action: forgotPassword,
})
