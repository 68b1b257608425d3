import { SentCv } from '#src/app/features/people/seaman/cv/sent-cv.tsx'
import { contest } from '#src/app/features/work/application/contest-actions.ts'
import { ContestForm } from '#src/app/features/work/application/contest-forms.tsx'
import { JoiningQuestions, saveAnswers } from '#src/app/features/work/application/joining-questions.tsx'
import {
  OwnApplicationHead,
  SuspendedEmployer,
  Withdraw,
  withdraw,
} from '#src/app/features/work/application/own-application.tsx'
import { ownApplication } from '#src/app/features/work/application/queries.ts'
import { SentMatch } from '#src/app/features/work/application/sent-match.tsx'
import { StageSteps } from '#src/app/features/work/application/stage-steps.tsx'
import { SentVacancy } from '#src/app/features/work/vacancy-search/sent-vacancy.tsx'
import { type Action, definePage } from '#src/app/page.ts'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'

/** The forms of an application's page, distinguished by `act`. */
const ACTS: Readonly<Record<string, Action>> = { answer: saveAnswers, contest, withdraw }

const jobAction: Action = (ctx, values, files) => (ACTS[values.act ?? ''] ?? withdraw)(ctx, values, files)

export default definePage<{ sent: Sent }>({
  queries: (ctx) => ({ sent: ownApplication(ctx) }),
  head: ({ sent: { vacancy } }, { intl }) => ({ title: rankName(intl, (vacancy.sent ?? vacancy.now).rank) }),
  action: jobAction,
  Component: ({ data: { sent }, ...props }) => (
    <div className="wrap">
      <OwnApplicationHead sent={sent} />
      <SuspendedEmployer sent={sent} />
      <StageSteps sent={sent} />
      {sent.joining && <JoiningQuestions {...props} joining={sent.joining} />}
      <SentMatch sent={sent} mends>
        {sent.match && <ContestForm match={sent.match} {...props} />}
      </SentMatch>
      <SentVacancy sent={sent} />
      <SentCv sent={sent} now={props.ctx.now} />
      <Withdraw {...props} />
    </div>
  ),
})
