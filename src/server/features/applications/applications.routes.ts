import * as declared from '#src/contract/endpoints/applications.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { forgetCarried } from '../carried/carried-answers.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { companyOf } from '../sessions/session.ts'
import { listApplicants } from './applicants.usecases.ts'
import { moveApplication } from './application-moves.usecases.ts'
import { applyForVacancy } from './applications.usecases.ts'

const createApplication = implement(declared.createApplication, async ({ c, services, session, params, body }) => {
  const { application, mails } = await applyForVacancy(services, session, params.id, body.note, readIdempotencyKey(c))
  await forgetCarried(c, `/vacancy/${params.id}`)
  defer(c, sendMails(services, mails))
  return application
})

const readApplicants = implement(declared.readApplicants, async ({ services, session, params, query }) =>
  listApplicants(services, companyOf(session), params.id, query.page),
)

const putApplicationState = implement(declared.putApplicationState, async ({ services, session, params, body }) => {
  const named = { companyId: companyOf(session), vacancyId: params.id, applicationId: params.applicationId }
  return moveApplication(services, session.accountId, named, body)
})

export const applicationEndpoints = [createApplication, readApplicants, putApplicationState]
