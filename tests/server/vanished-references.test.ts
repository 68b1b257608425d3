import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { START } from './support/client.ts'
import { countRows, insertVacancy, registerCompany, registerNewcomer, registerSeaman } from './support/fixtures.ts'
import { startInterrupted } from './support/meanwhile.ts'
import { startServer } from './support/product-server.ts'

const remove = (table: string, id: string) => () => env.DB.prepare(`DELETE FROM ${table} WHERE id = ?`).bind(id).run()

async function createStage() {
  const server = startInterrupted(startServer)
  const company = await registerCompany(server)
  await env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE email = ?').bind(START, company.email).run()
  return { server, company, seaman: await registerSeaman(server), newcomer: await registerNewcomer(server) }
}
type Stage = Awaited<ReturnType<typeof createStage>>

type Case = {
  write: (stage: Stage) => Promise<{ status: number; text: string; body: { code: string } }>
  meanwhile: (stage: Stage) => Promise<unknown>
}

const CASES: Record<string, Case> = {
  'an application of someone whose role was taken back': {
    write: async ({ company, seaman }) => {
      const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' }, {})
      return seaman.post(`/server/vacancy/${id}/application`, { note: null }, { headers: { 'idempotency-key': 'a' } })
    },
    meanwhile: ({ seaman }) => remove('seaman', seaman.seamanId)(),
  },
  'a copy of their data for an account that is gone': {
    write: ({ seaman }) => seaman.post('/server/user/copy', {}),
    meanwhile: ({ seaman }) => remove('account', seaman.accountId)(),
  },
}

describe('a write whose reference vanished meanwhile', () => {
  it.each(Object.entries(CASES))('is refused as overtaken, not as a fault: %s', async (_, { write, meanwhile }) => {
    const stage = await createStage()
    const answer = await stage.server.beforeWrite(
      () => write(stage),
      () => meanwhile(stage),
    )
    expect([answer.status, answer.body.code], answer.text).toEqual([409, 'conflict'])
    const { seaman } = stage
    expect(await countRows('application', 'seaman_id = ?', seaman.seamanId)).toBe(0)
    expect(await countRows('idempotency', 'account_id = ?', seaman.accountId)).toBe(0)
  })
})
