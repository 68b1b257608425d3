import type { PageContext } from '#src/app/page.ts'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { createFailureText } from '#src/app/ui/table/failure-text.ts'
import { type BulkAct, eachRow } from '#src/app/ui/table/index.ts'
import type { Applicant, ApplicationStatus } from '#src/contract/application/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { canMove } from '#src/domain/application/application-moves.ts'
import { REFUSAL_REASONS, type RefusalReason } from '#src/domain/application/stage-details.ts'

/** Stages for moving several applicants. */
const TARGETS: readonly ApplicationStatus[] = ['shortlisted', 'interview']

type Moved = { from: ApplicationStatus; to: ApplicationStatus; reason?: RefusalReason }

/** Returns the acts of a recruiter on selected applicants. */
export function applicantActs(ctx: PageContext, vacancyId: string): readonly BulkAct<Applicant>[] {
  const { t } = ctx.intl
  const move = (id: string, body: Moved) =>
    ctx.api
      .call('PUT /server/vacancy/{id}/application/{applicationId}/state', {
        params: { id: vacancyId, applicationId: id },
        body,
      })
      .catch(explainConflict(t('company.move.overtaken')))
  const tell = createFailureText(ctx)
  const moveTo = (to: ApplicationStatus): BulkAct<Applicant> => ({
    id: to,
    name: t('company.applicant.move', { stage: t(`company.stage.${to}`) }),
    isFor: ({ status }) => canMove(status, to),
    run: eachRow(({ id, status }) => move(id, { from: status, to }), tell),
    undo: eachRow(({ id, status }) => move(id, { from: to, to: status }), tell),
    done: (count) => t('company.applicant.moved', { count, stage: t(`company.stage.${to}`) }),
    stale: [['applicants', vacancyId], ['applicant', vacancyId], ['own-vacancies'], ['company-desk']],
  })
  if (!mayChangeCompany(ctx.session)) return []
  return [
    ...TARGETS.map((to, index) => ({ ...moveTo(to), ...(index === 0 && { isPrimary: true as const }) })),
    {
      ...moveTo('rejected'),
      name: t('company.refuse.title'),
      choice: {
        label: t('company.refuse.reason'),
        placeholder: t('company.refuse.choose'),
        options: REFUSAL_REASONS.map((value) => ({ value, label: t(`sent.refusal.${value}`) })),
      },
      run: eachRow(
        ({ id, status }, reason) => move(id, { from: status, to: 'rejected', reason: reason as RefusalReason }),
        tell,
      ),
    },
  ]
}
