import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'

/** The calls of a page by the name of their act. */
export type Acts = Readonly<Record<string, (ctx: PageContext, values: FormValues) => Promise<unknown>>>

type Decide = (ctx: PageContext, params: { id: string }) => Promise<unknown>

/** The acts of `ProposalDecision`. */
export const decideBy = ({ confirm, decline }: { confirm: Decide; decline: Decide }): Acts => ({
  confirm: (ctx, { proposal = '' }) => confirm(ctx, { id: proposal }),
  decline: (ctx, { proposal = '' }) => decline(ctx, { id: proposal }),
})

/** Returns an action that makes the call of the field `act`, and then does what `done` returns. */
export const createOfficeAction =
  (acts: Acts, done: (ctx: PageContext, act: string, values: FormValues) => Done) =>
  async (ctx: PageContext, values: FormValues): Promise<ActionResult> => {
    const name = values.act ?? ''
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) return { redirect: ctx.here }
    return attempt(ctx, values, async () => {
      await act(ctx, values)
      return done(ctx, name, values)
    })
  }
