import type { PasskeyList } from '../../contract/schemas/passkey.ts'
import { confirm } from '../features/auth/actions.ts'
import { Confirm } from '../features/auth/confirm.tsx'
import { definePage } from '../page.ts'

export default definePage<PasskeyList>({
  load: ({ api }) => api.findPasskeys(),
  head: (_data, { intl }) => ({ title: intl.t('account.confirm.title') }),
  Component: Confirm,
  action: confirm,
})
