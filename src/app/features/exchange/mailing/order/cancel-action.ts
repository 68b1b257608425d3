import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { SERVICES_PATH } from './paths.ts'

/** Stops the letters of an own mailing that were not sent. */
export const cancelAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const params = { id: values.mailing ?? '' }
    await ctx.api
      .call('POST /server/seaman/mailing/{id}/cancellation', { params })
      .catch(explainConflict(ctx.intl.t('mailing-order.own.ended')))
    return donePath(SERVICES_PATH, 'cancelled')
  })
