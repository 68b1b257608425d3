import { createProfile } from '#src/app/features/identity/account/entry/actions.ts'
import { findWantedRank, type RoleData } from '#src/app/features/identity/role-choice/role-data.ts'
import { SelectRole } from '#src/app/features/identity/role-choice/select-role.tsx'
import { definePage, PageRedirect } from '#src/app/page.ts'
import { afterSignIn } from '#src/contract/http/after-sign-in.ts'

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
