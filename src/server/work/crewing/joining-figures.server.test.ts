import { expect, it } from 'vitest'
import { createClient, START } from '#tests/server/support/client.ts'
import {
  createId,
  insertCompany,
  insertRow,
  insertVacancy,
  NOTHING_COMPARED,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { crewingDomain } from './index.ts'

const startServer = serverOf(crewingDomain)

const server = startServer()

async function answer(vacancyId: string, paid: number | null, advertised: number | null) {
  const { seamanId } = await registerSeaman(server)
  const id = createId()
  await insertRow('application', {
    ...{ id, vacancy_id: vacancyId, seaman_id: seamanId, status: 'joined', created_at: START, updated_at: START },
    ...NOTHING_COMPARED,
  })
  await insertRow('joining_answer', {
    ...{
      application_id: id,
      paid_on_time: paid,
      as_advertised: advertised,
      relieved_on_time: null,
      updated_at: START,
    },
  })
}

it('what those who joined say is on the page of the company from five answers to a question on, and four show nothing', async () => {
  const company = await insertCompany()
  const { id } = await insertVacancy(company)
  const read = async () => (await createClient(server).get(`/server/crewing/gr/${company.slug}`)).body.joined
  for (const paid of [1, 1, 0, 1]) await answer(id, paid, null)
  expect(await read()).toEqual({ paidOnTime: null, asAdvertised: null, relievedOnTime: null })
  await answer(id, null, 1)
  expect((await read()).paidOnTime).toBeNull()
  await answer(id, 1, 1)
  expect(await read()).toEqual({ paidOnTime: { yes: 4, of: 5 }, asAdvertised: null, relievedOnTime: null })
})
