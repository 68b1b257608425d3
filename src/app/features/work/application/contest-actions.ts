import { answerBecomes, type Changes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { Contest, ContestDecision } from '#src/contract/application/match-schemas.ts'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import { applicant, ownApplication } from './queries.ts'

/** Returns the application with a contested line. */
const withContest = (sent: Sent, contest: Contest): Sent =>
  sent.match?.items
    ? {
        ...sent,
        match: {
          ...sent.match,
          items: sent.match.items.map((item) => (nameOfLine(item.line) === contest.line ? { ...item, contest } : item)),
        },
      }
    : sent

/** Contests a line of the match. */
export const contest = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { id = '' } = ctx.params
    const said = await ctx.api.contest(id, { line: values.line ?? '', text: values.text ?? '' })
    const changed: Changes = { known: [answerBecomes(ownApplication(ctx), (sent) => withContest(sent, said))] }
    return { redirect: `/seaman/jobs/${id}#match`, changed }
  })

/** The company's decision on a contest; it changes the count in the list of applicants. */
export const decide = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { id = '', application = '' } = ctx.params
    const decision: ContestDecision = values.decision === 'met' ? 'met' : 'kept'
    const decided = await ctx.api.decideContest(id, application, { line: values.line ?? '', decision })
    const changed: Changes = {
      known: [answerBecomes(applicant(ctx), (found) => ({ ...found, sent: withContest(found.sent, decided) }))],
      stale: [['applicants']],
    }
    return { redirect: `/company/vacancy/${id}/applicants/${application}#match`, changed }
  })
