import { createProfile } from '#src/app/features/auth/actions.ts'
import { findWantedRank, type RoleData } from '#src/app/features/auth/role-data.ts'
import { SelectRole } from '#src/app/features/auth/select-role.tsx'
import { definePage, PageRedirect } from '#src/app/page.ts'
import { afterSignIn } from '#src/contract/after-sign-in.ts'

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
