import { afterSignIn } from '#src/contract/after-sign-in.ts'
import { createProfile } from '../features/auth/actions.ts'
import { findWantedRank, type RoleData } from '../features/auth/role-data.ts'
import { SelectRole } from '../features/auth/select-role.tsx'
import { definePage, PageRedirect } from '../page.ts'

export default definePage<RoleData>({
  load: async (ctx) => {
    const { session, search } = ctx
    if (session?.role !== 'user') throw new PageRedirect(afterSignIn(session, search.redirect))
    return { rank: await findWantedRank(ctx) }
  },
  head: (_data, { intl }) => ({ title: intl.t('auth.role.title') }),
  Component: SelectRole,
  action: createProfile,
})
