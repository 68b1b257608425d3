import { answerIs } from '#src/app/changes.ts'
import { BALANCE } from '#src/app/money-news.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { mailingPath } from '#src/contract/mailing/mailing-path.ts'
import { mailing } from './queries.ts'

const ACTS = ['stop', 'revoke'] as const

/** Stops the letters that have not left, or withdraws the CV from the chosen agency, or from all. */
export async function reportAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const act = ACTS.find((one) => one === values.act)
  if (!act) return { redirect: ctx.here }
  const { id = '' } = ctx.params
  const position = /^\d{1,6}$/.test(values.position ?? '') ? Number(values.position) : null
  return attempt(ctx, values, async () => {
    const answer =
      act === 'stop'
        ? await ctx.api.call('POST /server/seaman/mailing/{id}/cancellation', { params: { id } })
        : await ctx.api.call('POST /server/seaman/mailing/{id}/revocation', { params: { id }, body: { position } })
    return {
      redirect: donePath(mailingPath(id), act),
      changed: { known: [answerIs(mailing(ctx), answer)], stale: [[BALANCE]] },
    }
  })
}
