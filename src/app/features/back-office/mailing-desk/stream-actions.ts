import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { SUPPRESSED_STREAMS } from '#src/contract/mailing-desk/list.ts'
import { LETTERS_PATH, STREAM_KEY, SUPPRESSIONS_KEY, SUPPRESSIONS_PATH } from './queries.ts'

/** Pauses or resumes letters, by `act`. */
export async function streamAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { act = '', company = '', scope = '', reason = '' } = values
  if (act !== 'pause' && act !== 'resume') return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    if (act === 'pause') await ctx.api.call('POST /server/admin/mailing-stream/pause', { body: { company, reason } })
    else await ctx.api.call('POST /server/admin/mailing-stream/resumption', { body: { scope: scope || null, reason } })
    return { redirect: donePath(LETTERS_PATH, act), changed: { expired: [[STREAM_KEY]] } }
  })
}

/** The hidden fields of a suppression in one value. */
export const keyOf = ({ stream, address, scope }: { stream: string; address: string; scope: string }): string =>
  [stream, address, scope].join(' ')

/** Removes a suppression. */
export async function suppressionAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  if (values.act !== 'remove') return { redirect: ctx.here }
  const [named, address = '', scope = ''] = (values.suppression ?? '').split(' ')
  const stream = SUPPRESSED_STREAMS.find((one) => one === named)
  if (!stream) return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    const body = { stream, address, scope: scope || null, reason: values.reason ?? '' }
    await ctx.api.call('POST /server/admin/mailing-suppression/removal', { body })
    return {
      redirect: donePath(SUPPRESSIONS_PATH, 'remove'),
      changed: { expired: [[SUPPRESSIONS_KEY], [STREAM_KEY]] },
    }
  })
}
