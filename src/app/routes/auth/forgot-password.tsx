import { ForgotPassword } from '#src/app/features/identity/credential/forgot-password.tsx'
import { forgotPassword } from '#src/app/features/identity/credential/recovery-actions.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('recovery.forgot.title') }),
  Component: ForgotPassword,
  action: forgotPassword,
})
