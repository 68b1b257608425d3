import { ApplicantFacts, ApplicantHead, nameOf } from '#src/app/features/company/applicant-view.tsx'
import { SentCv } from '#src/app/features/cv/sent-cv.tsx'
import { moveApplicant } from '#src/app/features/sent/move-actions.ts'
import { MovePanel } from '#src/app/features/sent/move-panel.tsx'
import { applicant } from '#src/app/features/sent/queries.ts'
import { SentGaps } from '#src/app/features/sent/sent-gaps.tsx'
import { StageSteps } from '#src/app/features/sent/stage-steps.tsx'
import { SentVacancy } from '#src/app/features/vacancy/sent-vacancy.tsx'
import { definePage } from '#src/app/page.ts'
import type { SentApplicant } from '#src/contract/schemas/sent.ts'

export default definePage<{ found: SentApplicant }>({
  queries: (ctx) => ({ found: applicant(ctx) }),
  head: ({ found }) => ({ title: nameOf(found) }),
  action: moveApplicant,
  Component: ({ data: { found }, ...props }) => (
    <div className="wrap">
      <ApplicantHead application={found} />
      <MovePanel sent={found.sent} {...props} />
      <StageSteps sent={found.sent} />
      <ApplicantFacts applicant={found.applicant} />
      <SentGaps sent={found.sent} mends={false} />
      <SentCv sent={found.sent} now={props.ctx.now} />
      <SentVacancy sent={found.sent} />
    </div>
  ),
})
