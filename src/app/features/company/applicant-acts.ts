import type { PageContext } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { type BulkAct, eachRow } from '#src/app/ui/table/index.ts'
import { canMove } from '#src/contract/application-moves.ts'
import type { Applicant, ApplicationStatus } from '#src/contract/schemas/application.ts'
import { mayChangeCompany } from '#src/contract/session.ts'

/** Stages to which several are moved at once. */
const TARGETS: readonly ApplicationStatus[] = ['shortlisted', 'interview']

/** What a member of the company who may write does with the applicants that are chosen. */
export function applicantActs(ctx: PageContext, vacancyId: string): readonly BulkAct<Applicant>[] {
  const { t } = ctx.intl
  const move = (id: string, from: ApplicationStatus, to: ApplicationStatus) =>
    ctx.api.call('PUT /server/vacancy/{id}/application/{applicationId}/state', {
      params: { id: vacancyId, applicationId: id },
      body: { from, to },
    })
  const tell = (error: unknown) => failureOf(error, {}, ctx.intl).message ?? t('form.message.failed')
  if (!mayChangeCompany(ctx.session)) return []
  return TARGETS.map((to, index) => {
    const stage = t(`company.stage.${to}`)
    return {
      id: to,
      name: t('company.applicant.move', { stage }),
      ...(index === 0 && { isPrimary: true }),
      isFor: ({ status }) => canMove(status, to),
      run: eachRow(({ id, status }) => move(id, status, to), tell),
      undo: eachRow(({ id, status }) => move(id, to, status), tell),
      done: (count) => t('company.applicant.moved', { count, stage }),
      stale: [['applicants', vacancyId], ['own-vacancies'], ['company-desk']],
    }
  })
}
