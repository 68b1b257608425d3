import { SecondStep } from '#src/app/features/identity/sign-in/second-step.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('passkey.second-step.title') }),
  Component: SecondStep,
})
