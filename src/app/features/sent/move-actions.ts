import { answerBecomes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { ApplicationMove, ApplicationStatus } from '#src/contract/schemas/application.ts'
import { REFUSAL_REASONS } from '#src/contract/stage-details.ts'
import { applicant } from './queries.ts'

/** A move as its form tells of it; rules are the server's. */
function readMove({ from, to, reason, name, imo, number, why }: FormValues): ApplicationMove {
  const move = { from: from as ApplicationStatus, to: to as ApplicationStatus }
  if (to === 'rejected') {
    const known = REFUSAL_REASONS.find((one) => one === reason)
    return { ...move, ...(known && { reason: known }) }
  }
  if (imo === undefined) return move
  return { ...move, ship: { name: name ?? '', imo, number: number ?? '', why: why ?? '' } }
}

/** Moves the application of the page. */
export const moveApplicant = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { id = '', application = '' } = ctx.params
    const { status } = await ctx.api.moveApplication(id, application, readMove(values))
    return {
      redirect: donePath(pathOf(ctx), 'moved'),
      changed: {
        known: [
          answerBecomes(applicant(ctx), (found) => ({
            applicant: { ...found.applicant, status },
            sent: { ...found.sent, status },
          })),
        ],
        stale: [['applicant']],
        untrue: [['applicants'], ['own-vacancies'], ['company-desk']],
      },
    }
  })
