import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { APPEAL_OUTCOMES, REPORT_ACTS, REPORT_OUTCOMES } from '#src/contract/report/report.ts'
import { MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { report, reportPath } from './queries.ts'

async function close(ctx: PageContext, id: string, values: FormValues): Promise<Done> {
  const {
    seen,
    vacancy = '',
    vacancySeen,
    account = '',
    outcome,
    reason,
    note = '',
    letter = '',
    others,
    ids = '',
  } = values
  const closed = await ctx.api.call('PUT /server/admin/report/{id}/decision', {
    params: { id },
    body: {
      seen: Number(seen),
      vacancySeen: Number(vacancySeen ?? 0),
      account: account || null,
      outcome: REPORT_OUTCOMES.find((one) => one === outcome) ?? null,
      acts: REPORT_ACTS.filter((act) => values[act]),
      reason: MODERATION_REASONS.find((one) => one === reason) ?? null,
      note,
      letter,
      others: others && ids ? ids.split(',') : [],
    },
  })
  return {
    redirect: donePath(reportPath(id), 'close'),
    changed: {
      known: [answerIs(report(ctx), closed)],
      expired: [['reports', 'queue']],
      stale: [['reports', 'one'], ['moderated'], ['vacancy', vacancy], ['vacancies'], ['user', account], ['users']],
    },
  }
}

async function read(ctx: PageContext, id: string, { reason = '' }: FormValues): Promise<Done> {
  const opened = await ctx.api.call('POST /server/admin/report/{id}/reading', { params: { id }, body: { reason } })
  return { redirect: reportPath(id), changed: { known: [answerIs(report(ctx), opened)] } }
}

async function answerAppeal(ctx: PageContext, id: string, { outcome, note = '' }: FormValues): Promise<Done> {
  const answered = await ctx.api.call('PUT /server/admin/report/{id}/appeal', {
    params: { id },
    body: { outcome: APPEAL_OUTCOMES.find((one) => one === outcome) ?? null, note },
  })
  return { redirect: donePath(reportPath(id), 'appeal'), changed: { known: [answerIs(report(ctx), answered)] } }
}

const ACTS: Readonly<Record<string, (ctx: PageContext, id: string, values: FormValues) => Promise<Done>>> = {
  close,
  read,
  appeal: answerAppeal,
}

/** The forms of one case, told apart by `act`. */
export const reportAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    return (await ACTS[values.act ?? '']?.(ctx, id, values)) ?? reportPath(id)
  })
