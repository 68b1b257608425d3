import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ROLES } from '#src/contract/roles.ts'
import { userPath } from './users-query.ts'

type Act = (ctx: PageContext, id: string, values: FormValues) => Promise<string>

const ACTS: Readonly<Record<string, Act>> = {
  block: async ({ api }, id) => {
    await api.blockUser(id, true)
    return donePath(userPath(id), 'block')
  },
  unblock: async ({ api }, id) => {
    await api.blockUser(id, false)
    return donePath(userPath(id), 'unblock')
  },
  role: async ({ api }, id, { role }) => {
    await api.changeRole(id, ROLES.find((one) => one === role) ?? 'user')
    return donePath(userPath(id), 'role')
  },
  impersonate: async ({ api, session }, id, { password, reason }) => {
    await api.impersonate(id, { email: session?.email ?? '', password: password ?? '', reason: reason ?? '' })
    return '/auth/redirect'
  },
}

/** The forms of one account, told apart by `act`. */
export const userAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    return (await ACTS[values.act ?? '']?.(ctx, id, values)) ?? userPath(id)
  })
