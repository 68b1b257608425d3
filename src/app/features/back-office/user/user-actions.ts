import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { ROLES } from '#src/contract/http/roles.ts'
import type { AdminUserDetail } from '#src/contract/user/schemas.ts'
import { user } from './queries.ts'
import { userPath } from './user-path.ts'

type Act = (ctx: PageContext, id: string, values: FormValues) => Promise<string | Done>

/** The account as it is now; the lists are asked again when they are shown. */
const changed = (ctx: PageContext, act: string, account: AdminUserDetail): Done => ({
  redirect: donePath(userPath(account.id), act),
  changed: { known: [answerIs(user(ctx), account)], stale: [['users']] },
})

const ACTS: Readonly<Record<string, Act>> = {
  block: async (ctx, id) => changed(ctx, 'block', await ctx.api.blockUser(id, true)),
  unblock: async (ctx, id) => changed(ctx, 'unblock', await ctx.api.blockUser(id, false)),
  role: async (ctx, id, { role }) =>
    changed(ctx, 'role', await ctx.api.changeRole(id, ROLES.find((one) => one === role) ?? 'user')),
  note: async (ctx, id, { note }) => changed(ctx, 'note', await ctx.api.writeNote(id, note ?? '')),
  'note-delete': async (ctx, id, { entry }) => changed(ctx, 'note-delete', await ctx.api.deleteNote(id, entry ?? '')),
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
