import { SecondStep } from '../features/auth/second-step.tsx'
import { definePage } from '../page.ts'

export default definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('passkey.second-step.title') }),
  Component: SecondStep,
})
