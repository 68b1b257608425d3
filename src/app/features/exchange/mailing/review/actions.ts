import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { ReviewAnswer } from '#src/domain/mailing/review.ts'

export const idOf = ({ search }: Pick<PageContext, 'search'>): string => search.id ?? ''

const PATH = '/mailing/review'

export const reviewPath = (ctx: Pick<PageContext, 'search'>): string => withQuery(PATH, { id: idOf(ctx) })

type Act = (ctx: PageContext, id: string, values: FormValues) => Promise<unknown>

const answer =
  (given: ReviewAnswer): Act =>
  (ctx, id) =>
    ctx.api.call('POST /server/mailing/review/answer', { body: { id, answer: given } })

const setStopped =
  (isStopped: boolean): Act =>
  (ctx, id) =>
    ctx.api.call('POST /server/mailing/review/stop', { body: { id, isStopped } })

const ACTS: Readonly<Record<string, Act>> = {
  seen: (ctx, id) => ctx.api.call('POST /server/mailing/review/opened', { body: { id } }),
  interested: answer('interested'),
  'not-now': answer('not-now'),
  invite: (ctx, id, { vacancy = '' }) =>
    ctx.api.call('POST /server/mailing/review/invitation', { body: { id, vacancyId: vacancy } }),
  stop: setStopped(true),
  allow: setStopped(false),
}

/** Redirects to the page with the act that was done, as `DoneNote` reads it. */
export const reviewAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { act = '' } = values
    const run = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined
    if (!run) return reviewPath(ctx)
    await run(ctx, idOf(ctx), values)
    return act === 'seen' ? reviewPath(ctx) : donePath(PATH, act, { id: idOf(ctx) })
  })
