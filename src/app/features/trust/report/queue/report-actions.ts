import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { REPORT_ACTS, REPORT_OUTCOMES } from '#src/contract/report/report.ts'
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
      vacancySeen: Number(vacancySeen),
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

/** The decision on one case. */
export const reportAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, () => close(ctx, ctx.params.id ?? '', values))
