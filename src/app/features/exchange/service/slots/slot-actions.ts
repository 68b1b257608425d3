import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { CONSULTATION_LANGUAGES, MEETING_WAYS, OUTCOME_NAMES } from '#src/domain/service/consultation.ts'
import { SLOTS_KEY, SLOTS_PATH } from './queries.ts'

export const SLOT_ACTS = ['entered', 'removed', 'cancelled', 'marked'] as const
type Act = (typeof SLOT_ACTS)[number]

/** What the form of new slots sends. Without a choice the first one counts. */
const readRow = ({ day = '', time = '', timeZone = '', person = '', link = '', ...values }: FormValues) => ({
  ...{ day, time, timeZone, person, link, count: Number(values.count) || 1, days: Number(values.days) || 1 },
  language: CONSULTATION_LANGUAGES.find((one) => one === values.language) ?? CONSULTATION_LANGUAGES[0],
  way: MEETING_WAYS.find((one) => one === values.way) ?? MEETING_WAYS[0],
})

const CALLS: Readonly<Record<Act, (ctx: PageContext, values: FormValues) => Promise<unknown>>> = {
  entered: ({ api }, values) => api.call('POST /server/admin/consultation-slot', { body: readRow(values) }),
  removed: ({ api }, { slot = '' }) =>
    api.call('DELETE /server/admin/consultation-slot/{id}', { params: { id: slot } }),
  cancelled: ({ api }, { slot = '', reason = '' }) =>
    api.call('POST /server/admin/consultation-slot/{id}/cancellation', { params: { id: slot }, body: { reason } }),
  marked: ({ api }, { slot = '', outcome }) =>
    api.call('POST /server/admin/consultation-slot/{id}/outcome', {
      params: { id: slot },
      body: { outcome: OUTCOME_NAMES.find((one) => one === outcome) ?? 'missed' },
    }),
}

/** Enters, removes, cancels or marks slots, by `act`. */
export async function slotAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const act = SLOT_ACTS.find((one) => one === values.act)
  if (!act || (act === 'marked' && !values.outcome)) return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    await CALLS[act](ctx, values)
    return { redirect: donePath(SLOTS_PATH, act), changed: { expired: [[SLOTS_KEY]] } }
  })
}
