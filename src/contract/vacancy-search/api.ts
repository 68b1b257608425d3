import type { JoiningAnswers } from '#src/domain/application/stage-details.ts'
import type { ContestDecided, ContestInput } from '../application/match-schemas.ts'
import type { ApplicationMove } from '../application/schemas.ts'
import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'
import { keyed } from '../http/keyed.ts'

/** API of vacancies and applications. */
export const createVacancyApi = (call: Call) => ({
  findVacancies: (query: Query) => call('GET /server/vacancy', { query }),
  getVacancy: (id: string) => call('GET /server/vacancy/{id}', { params: { id } }),
  apply: (id: string, note: string | null, idempotencyKey: string) =>
    call('POST /server/vacancy/{id}/application', { params: { id }, body: { note }, headers: keyed(idempotencyKey) }),
  findApplicants: (id: string, query: Query) => call('GET /server/vacancy/{id}/application', { params: { id }, query }),
  getApplicant: (id: string, applicationId: string) =>
    call('GET /server/vacancy/{id}/application/{applicationId}', { params: { id, applicationId } }),
  listOwnApplications: (query: Query) => call('GET /server/seaman/application', { query }),
  getOwnApplication: (id: string) => call('GET /server/seaman/application/{id}', { params: { id } }),
  answerJoining: (id: string, body: JoiningAnswers) =>
    call('PUT /server/seaman/application/{id}/joining', { params: { id }, body }),
  moveApplication: (id: string, applicationId: string, body: ApplicationMove) =>
    call('PUT /server/vacancy/{id}/application/{applicationId}/state', { params: { id, applicationId }, body }),
  contest: (id: string, body: ContestInput) =>
    call('PUT /server/seaman/application/{id}/contest', { params: { id }, body }),
  decideContest: (id: string, applicationId: string, body: ContestDecided) =>
    call('PUT /server/vacancy/{id}/application/{applicationId}/contest', { params: { id, applicationId }, body }),
  withdraw: (id: string) => call('DELETE /server/seaman/application/{id}', { params: { id } }),
  getCompanyDesk: () => call('GET /server/company/desk'),
  findOwnVacancies: (query: Query) => call('GET /server/company/vacancy', { query }),
})
