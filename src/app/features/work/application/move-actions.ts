import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { ApplicationMove, ApplicationStatus } from '#src/contract/application/schemas.ts'
import { REFUSAL_REASONS } from '#src/domain/application/stage-details.ts'

/** Parses the form of a move; the server validates it. */
function readMove({ from, to, reason, name, imo, number, why }: FormValues): ApplicationMove {
  const move = { from: from as ApplicationStatus, to: to as ApplicationStatus }
  if (to === 'rejected') {
    const known = REFUSAL_REASONS.find((one) => one === reason)
    return { ...move, ...(known && { reason: known }) }
  }
  if (imo === undefined) return move
  return { ...move, ship: { name: name ?? '', imo, number: number ?? '', why: why ?? '' } }
}

/** Moves the application; the answer does not contain steps and ship. */
export const moveApplicant = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { id = '', application = '' } = ctx.params
    await ctx.api
      .moveApplication(id, application, readMove(values))
      .catch(explainConflict(ctx.intl.t('company.move.overtaken')))
    return {
      redirect: donePath(pathOf(ctx), 'moved'),
      changed: { expired: [['applicant', id, application], ['applicants'], ['own-vacancies'], ['company-desk']] },
    }
  })
