import { SentCv } from '#src/app/features/cv/sent-cv.tsx'
import { JoiningQuestions, saveAnswers } from '#src/app/features/sent/joining-questions.tsx'
import { OwnApplicationHead, Withdraw, withdraw } from '#src/app/features/sent/own-application.tsx'
import { ownApplication } from '#src/app/features/sent/queries.ts'
import { SentGaps } from '#src/app/features/sent/sent-gaps.tsx'
import { StageSteps } from '#src/app/features/sent/stage-steps.tsx'
import { SentVacancy } from '#src/app/features/vacancy/sent-vacancy.tsx'
import { definePage } from '#src/app/page.ts'
import type { Sent } from '#src/contract/schemas/sent.ts'
import { rankName } from '#src/i18n/rank-name.ts'

export default definePage<{ sent: Sent }>({
  queries: (ctx) => ({ sent: ownApplication(ctx) }),
  head: ({ sent: { vacancy } }, { intl }) => ({ title: rankName(intl, (vacancy.sent ?? vacancy.now).rank) }),
  action: (ctx, values) => (values.act === 'answer' ? saveAnswers(ctx, values) : withdraw(ctx, values)),
  Component: ({ data: { sent }, ...props }) => (
    <div className="wrap">
      <OwnApplicationHead sent={sent} />
      <StageSteps sent={sent} />
      {sent.joining && <JoiningQuestions {...props} joining={sent.joining} />}
      <SentGaps sent={sent} mends />
      <SentVacancy sent={sent} />
      <SentCv sent={sent} now={props.ctx.now} />
      <Withdraw {...props} />
    </div>
  ),
})
