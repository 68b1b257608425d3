import type { CloseOutcome } from '#src/domain/vacancy/own-vacancy.ts'
import type { Call } from '../http/call.ts'
import { keyed } from '../http/keyed.ts'
import type { VacancyForm } from './form.ts'
import type { VacancyPublication } from './schemas.ts'

/** Vacancies as their company types them, and as a moderator reads them. */
export const createOwnVacancyApi = (call: Call) => ({
  beginVacancy: (form: VacancyForm, key: string) =>
    call('POST /server/vacancy', { body: { form }, headers: keyed(key) }),
  getEditedVacancy: (id: string) => call('GET /server/vacancy/{id}/draft', { params: { id } }),
  /** Throws `version-conflict` with what is there as `current`. */
  saveVacancy: (id: string, version: number, form: VacancyForm) =>
    call('PUT /server/vacancy/{id}', { params: { id }, body: { version, form } }),
  discardVacancyDraft: (id: string) => call('DELETE /server/vacancy/{id}/draft', { params: { id } }),
  previewVacancy: (id: string) => call('GET /server/vacancy/{id}/preview', { params: { id } }),
  publishVacancy: (id: string, body: VacancyPublication, key: string) =>
    call('POST /server/vacancy/{id}/publish', { params: { id }, body, headers: keyed(key) }),
  pauseVacancy: (id: string) => call('POST /server/vacancy/{id}/pause', { params: { id } }),
  resumeVacancy: (id: string) => call('POST /server/vacancy/{id}/resume', { params: { id } }),
  extendVacancy: (id: string, until: string | null) =>
    call('POST /server/vacancy/{id}/extend', { params: { id }, body: { until } }),
  closeVacancy: (id: string, outcome: CloseOutcome) =>
    call('POST /server/vacancy/{id}/close', { params: { id }, body: { outcome } }),
  duplicateVacancy: (id: string, key: string) =>
    call('POST /server/vacancy/{id}/duplicate', { params: { id }, headers: keyed(key) }),
})
