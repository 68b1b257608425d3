import { afterSignIn } from '../../contract/after-sign-in.ts'
import { createProfile } from '../features/auth/actions.ts'
import { SelectRole } from '../features/auth/select-role.tsx'
import { definePage, PageRedirect } from '../page.ts'

export default definePage<null>({
  load: async ({ session, search }) => {
    if (session?.role !== 'user') throw new PageRedirect(afterSignIn(session, search.redirect, search.note))
    return null
  },
  head: (_data, { intl }) => ({ title: intl.t('auth.role.title') }),
  Component: SelectRole,
  action: createProfile,
})
