import { answerIs, type Changes } from '#src/app/changes.ts'
import { dataState } from '#src/app/features/identity/account/queries.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { DataState } from '#src/contract/data-right/schemas.ts'
import { accountPath } from '#src/contract/http/account-pages.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<string | Done>

const here = ({ session }: PageContext): string => (session ? accountPath(session.role, 'data') : '/auth/login')

const stay =
  (act: string, call: (ctx: PageContext) => Promise<DataState>, session?: Changes['session']): Act =>
  async (ctx) => {
    const known = [answerIs(dataState(ctx), await call(ctx))]
    return { redirect: donePath(here(ctx), act), changed: { known, ...(session && { session }) } }
  }

const ACTS: Readonly<Record<string, Act>> = {
  copy: stay('copy', ({ api }) => api.requestCopy()),
  source: stay('source', ({ api }) => api.forgetSource()),
  keep: stay('keep', ({ api }) => api.cancelErasure(), { eraseAt: undefined }),
  // The session may change too, so everything is fetched again.
  'hand-over': async (ctx, { member = '' }) => {
    await ctx.api.call('PUT /server/company/member/{id}/role', { params: { id: member }, body: { role: 'owner' } })
    return donePath(here(ctx), 'hand-over')
  },
  erase: async ({ api }, { email, givesUp }) => {
    await api.requestErasure(email ?? '', givesUp !== undefined)
    return '/auth/logout?closed=1'
  },
}

/** The forms of the page; `act` names the form that was sent. */
export const dataAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, () => (ACTS[values.act ?? ''] ?? (async () => here(ctx)))(ctx, values))
