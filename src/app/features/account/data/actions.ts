import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { accountPath } from '#src/contract/account-pages.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<string>

const here = ({ session }: PageContext): string => (session ? accountPath(session.role, 'data') : '/auth/login')

const stay =
  (act: string, call: (ctx: PageContext) => Promise<unknown>): Act =>
  async (ctx) => {
    await call(ctx)
    return donePath(here(ctx), act)
  }

const ACTS: Readonly<Record<string, Act>> = {
  copy: stay('copy', ({ api }) => api.requestCopy()),
  source: stay('source', ({ api }) => api.forgetSource()),
  keep: stay('keep', ({ api }) => api.cancelErasure()),
  erase: async ({ api }, { email }) => {
    await api.requestErasure(email ?? '')
    return '/auth/logout?closed=1'
  },
}

/** The forms of the page, told apart by `act`. */
export const dataAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, () => (ACTS[values.act ?? ''] ?? (async () => here(ctx)))(ctx, values))
