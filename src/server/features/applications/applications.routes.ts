import { z } from 'zod'
import {
  applicantListSchema,
  applicationInputSchema,
  applicationSchema,
} from '../../../contract/schemas/application.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { forgetCarried } from '../carried/carried-answers.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { companyOf } from '../sessions/session.ts'
import { vacancyParamsSchema } from '../vacancies/vacancies.schemas.ts'
import { listApplicants } from './applicants.usecases.ts'
import { applyForVacancy } from './applications.usecases.ts'

const TAG = 'Applications'
const pageQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(500).default(1) })

const createApplication = defineEndpoint(
  {
    method: 'post',
    path: '/server/vacancy/{id}/application',
    tag: TAG,
    summary: 'Apply, once per seafarer and vacancy; free, always',
    who: ['seaman'],
    params: vacancyParamsSchema,
    body: applicationInputSchema,
    answer: applicationSchema,
    status: 201,
    idempotency: 'by-key',
    errors: [
      'not-found',
      'gone',
      'already-applied',
      'vacancy-closed',
      'idempotency-mismatch',
      'validation-failed',
      'csrf-failed',
    ],
  },
  async ({ c, services, session, params, body }) => {
    const { application, mails } = await applyForVacancy(services, session, params.id, body.note, readIdempotencyKey(c))
    await forgetCarried(c, `/vacancy/${params.id}`)
    defer(c, sendMails(services, mails))
    return application
  },
)

const readApplicants = defineEndpoint(
  {
    method: 'get',
    path: '/server/vacancy/{id}/application',
    tag: TAG,
    summary: 'Who applied, for the company that owns the vacancy',
    who: ['company'],
    params: vacancyParamsSchema,
    query: pageQuerySchema,
    answer: applicantListSchema,
    errors: ['not-found'],
  },
  async ({ services, session, params, query }) => listApplicants(services, companyOf(session), params.id, query.page),
)

export const applicationEndpoints = [createApplication, readApplicants]
