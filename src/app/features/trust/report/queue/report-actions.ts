import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { REPORT_OUTCOMES } from '#src/contract/report/report.ts'
import { MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { report, reportPath } from './queries.ts'

type Act = (ctx: PageContext, id: string, values: FormValues) => Promise<Done>

const leadBack = (id: string, act: string, changed: Done['changed']): Done => ({
  redirect: donePath(reportPath(id), act),
  changed,
})

const ACTS: Readonly<Record<string, Act>> = {
  'take-down': async (ctx, id, { vacancy = '', seen, reason, note = '' }) => {
    const moderated = await ctx.api.call('PUT /server/admin/vacancy/{id}/decision', {
      params: { id: vacancy },
      body: {
        act: 'take-down',
        seen: Number(seen),
        reason: MODERATION_REASONS.find((one) => one === reason) ?? null,
        note,
      },
    })
    return leadBack(id, 'take-down', {
      known: [],
      expired: [['reports', 'one', id]],
      stale: [['moderated'], ['vacancy', moderated.vacancy.id], ['vacancies']],
    })
  },
  block: async (ctx, id, { account = '' }) => {
    await ctx.api.blockUser(account, true)
    return leadBack(id, 'block', {
      known: [],
      expired: [['reports', 'one', id]],
      stale: [['user', account], ['users']],
    })
  },
  close: async (ctx, id, { seen, outcome, note = '', others, ids = '' }) => {
    const closed = await ctx.api.call('PUT /server/admin/report/{id}/decision', {
      params: { id },
      body: {
        seen: Number(seen),
        outcome: REPORT_OUTCOMES.find((one) => one === outcome) ?? null,
        note,
        others: others && ids ? ids.split(',') : [],
      },
    })
    return leadBack(id, 'close', { known: [answerIs(report(ctx), closed)], expired: [['reports', 'queue']] })
  },
}

/** The forms of one report, told apart by `act`. */
export const reportAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    return (await ACTS[values.act ?? '']?.(ctx, id, values)) ?? reportPath(id)
  })
