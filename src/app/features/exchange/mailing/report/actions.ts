import { answerIs } from '#src/app/changes.ts'
import { BALANCE } from '#src/app/money-news.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { mailingPath } from '#src/contract/mailing/mailing-path.ts'
import { mailing } from './queries.ts'

/** Stops the letters that have not left. */
export async function reportAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  if (values.act !== 'stop') return { redirect: ctx.here }
  const { id = '' } = ctx.params
  return attempt(ctx, values, async () => {
    const answer = await ctx.api.call('POST /server/seaman/mailing/{id}/cancellation', { params: { id } })
    return {
      redirect: donePath(mailingPath(id), 'stop'),
      changed: { known: [answerIs(mailing(ctx), answer)], stale: [[BALANCE]] },
    }
  })
}
