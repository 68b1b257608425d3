import { SentCv } from '#src/app/features/people/seaman/cv/sent-cv.tsx'
import { ApplicantFacts, ApplicantHead, nameOf } from '#src/app/features/work/application/applicants/applicant-view.tsx'
import { decide } from '#src/app/features/work/application/contest-actions.ts'
import { DecideForms } from '#src/app/features/work/application/contest-forms.tsx'
import { moveApplicant } from '#src/app/features/work/application/move-actions.ts'
import { MovePanel } from '#src/app/features/work/application/move-panel.tsx'
import { applicant, reportCvView } from '#src/app/features/work/application/queries.ts'
import { SentMatch } from '#src/app/features/work/application/sent-match.tsx'
import { StageSteps } from '#src/app/features/work/application/stage-steps.tsx'
import { SentVacancy } from '#src/app/features/work/vacancy-search/sent-vacancy.tsx'
import { definePage } from '#src/app/page.ts'
import { useReportSeen } from '#src/app/ui/report-seen.tsx'
import type { SentApplicant } from '#src/contract/application/sent-schemas.ts'

export default definePage<{ found: SentApplicant }>({
  queries: (ctx) => ({ found: applicant(ctx) }),
  head: ({ found }) => ({ title: nameOf(found) }),
  action: (ctx, values) => (values.act?.startsWith('decide-') ? decide : moveApplicant)(ctx, values),
  Component: ({ data: { found }, ...props }) => {
    useReportSeen(props.ctx, found.sent.id, () => reportCvView(props.ctx, found))
    return (
      <div className="wrap">
        <ApplicantHead application={found} />
        <MovePanel sent={found.sent} {...props} />
        <StageSteps sent={found.sent} />
        <ApplicantFacts applicant={found.applicant} />
        <SentMatch sent={found.sent} mends={false} decide={(contest) => <DecideForms contest={contest} {...props} />} />
        <SentCv sent={found.sent} now={props.ctx.now} />
        <SentVacancy sent={found.sent} />
      </div>
    )
  },
})
