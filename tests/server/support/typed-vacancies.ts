import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { editedVacancySchema } from '#src/contract/vacancy-editor/schemas.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { NO_FEE_CLAUSE } from '#src/domain/vacancy/no-fee.ts'
import type { Client } from './client.ts'
import { createId } from './fixtures.ts'

/** A form that has all that publishing needs. */
export const createForm = (changes: Partial<VacancyForm> = {}): VacancyForm => ({
  ...createBlankForm('en'),
  rank: 'chief-officer',
  vesselType: 'lng-carrier',
  payMin: '9,000',
  payMax: '10 500',
  joinFrom: '2026-12-20',
  joinTo: '2027-01-10',
  duration: '4',
  plusMinus: '1',
  port: 'SGSIN',
  texts: [
    { language: 'en', text: 'We look for a chief officer with gas experience for a steady trade out of Singapore.' },
  ],
  ...changes,
})

export const keyed = (key = createId()) => ({ headers: { 'idempotency-key': key } })

/** What a recruiter does, one call each. */
export const createDesk = (client: Client) => {
  const begin = async (changes: Partial<VacancyForm> = {}) =>
    editedVacancySchema.parse((await client.post('/server/vacancy', { form: createForm(changes) })).body)
  const read = async (id: string) => editedVacancySchema.parse((await client.get(`/server/vacancy/${id}/draft`)).body)
  const save = (id: string, version: number, changes: Partial<VacancyForm>) =>
    client.put(`/server/vacancy/${id}`, { version, form: createForm(changes) })
  const publish = (id: string, version: number, more: object = {}, key = createId()) =>
    client.post(`/server/vacancy/${id}/publish`, { version, clause: NO_FEE_CLAUSE, ...more }, keyed(key))
  const act = (id: string, name: string, body: object = {}) => client.post(`/server/vacancy/${id}/${name}`, body)
  return { begin, read, save, publish, act }
}
