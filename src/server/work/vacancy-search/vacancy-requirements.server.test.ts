import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#src/server/platform/database.ts'
import { writeVacancies } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import {
  type RequirementColumns,
  type Requirements,
  readRequirements,
  toRequirementColumns,
} from '#src/server/work/vacancy/vacancy-requirements.ts'
import type { VacancyRow } from '#src/server/work/vacancy/vacancy-row.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancySearchDomain } from './index.ts'

const startServer = serverOf(vacancySearchDomain)

const server = startServer()
const { db } = server.services
let company: Awaited<ReturnType<typeof insertCompany>>

const ASKED: Requirements = {
  papers: [
    { slug: 'gas-advanced', months: null },
    { slug: 'us-visa-c1d', months: 6 },
    { slug: 'medical', months: 9 },
  ],
  monthsInRank: 24,
  monthsOnType: 12,
}

const findRow = async (id: string) => {
  const { seq: _, ...row } = (await env.DB.prepare('SELECT * FROM vacancy WHERE id = ?')
    .bind(id)
    .first()) as VacancyRow & {
    seq: number
  }
  return row
}
const read = async (id: string) => readRequirements((await findRow(id)) as RequirementColumns)
const write = (row: VacancyRow) => runBatch(db, writeVacancies(db, [row], company, { move: 'publish', now: START }))

/** A vacancy with all these demands. */
async function publish(asked = ASKED): Promise<string> {
  const { id } = await insertVacancy(company)
  await write({ ...(await findRow(id)), ...toRequirementColumns(asked) })
  return id
}

beforeEach(async () => {
  company = await insertCompany()
})

describe('what a vacancy asks for', () => {
  it('is read as it was written: papers in their order, how long each must be valid, months in rank and on type', async () => {
    expect(await read(await publish())).toEqual(ASKED)
  })

  it('is read where no one said how long the papers must be valid', async () => {
    const { id } = await insertVacancy(company, { certificates: '["coc","us-visa-c1d"]' })
    expect(await read(id)).toEqual({
      papers: [
        { slug: 'coc', months: null },
        { slug: 'us-visa-c1d', months: null },
      ],
      monthsInRank: null,
      monthsOnType: null,
    })
  })

  it('takes no room where no one said how long', () => {
    const papers = [{ slug: 'coc', months: null }]
    expect(toRequirementColumns({ ...ASKED, papers }).certificate_months).toBeNull()
  })

  it('stays when a feed that knows no months writes the vacancy again, for the papers that are still asked for', async () => {
    const id = await publish()
    const { certificate_months: _, ...known } = await findRow(id)
    await write({ ...known, certificates: '["medical","gas-basic"]' })
    expect((await read(id)).papers).toEqual([
      { slug: 'medical', months: 9 },
      { slug: 'gas-basic', months: null },
    ])
  })

  it('is shown as before: which papers, and how many months of service', async () => {
    const { body } = await createClient(server).get(`/server/vacancy/${await publish()}`)
    expect(body).toMatchObject({
      certificates: ['gas-advanced', 'us-visa-c1d', 'medical'],
      minMonthsInRank: 24,
      minMonthsOnType: 12,
    })
  })
})
