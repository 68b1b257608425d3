import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { serviceOrderPath } from '#src/contract/service/service-path.ts'

/** The act of the form that books a slot. */
export const BOOK = 'book'

/** Books a slot for the order of the page, or changes it. */
export async function bookAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { slot = '', phone = '' } = values
  if (slot === '')
    return { failure: { values, errors: { consultation: { slot: ctx.intl.t('consultation.wrong.slot') } } } }
  return attempt(ctx, values, async () => {
    const params = { id: ctx.params.id ?? '' }
    const { id } = await ctx.api
      .call('PUT /server/seaman/service-order/{id}/consultation', { params, body: { slot, phone } })
      .catch(explainConflict(ctx.intl.t('consultation.wrong.taken')))
    return { redirect: donePath(serviceOrderPath(id), 'booked'), changed: { expired: [[SERVICES]] } }
  })
}
