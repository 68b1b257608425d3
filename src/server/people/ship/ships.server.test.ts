import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBlanks } from '#src/domain/cv/fields.ts'
import { SHIP_FIELDS, type ShipFacts } from '#src/domain/cv/ship.ts'
import type { Client } from '#tests/server/support/client.ts'
import { registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { shipDomain } from './index.ts'

const startServer = serverOf(shipDomain)

const server = startServer()
const OWN = '/server/company/ship'

const createFacts = (told: Partial<ShipFacts> = {}): ShipFacts => ({
  ...createBlanks(SHIP_FIELDS),
  fleetVesselName: 'Halcyon Reach',
  fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
  enginePower: 24_700,
  ...told,
})

let imo = 9_000_000
beforeEach(() => {
  imo += 1
})

const remove = async ({ send, getToken }: Client, path: string) =>
  send('DELETE', path, undefined, { headers: { 'x-csrf-token': await getToken() } })

const verify = (id: string) => env.DB.prepare('UPDATE organisation SET verified = 1 WHERE id = ?').bind(id).run()

describe('the fleet of a company', () => {
  it('has the ships that its people put there, by name', async () => {
    const company = await registerCompany(server)
    await company.put(`${OWN}/${imo}`, createFacts({ fleetVesselName: '  Strand   Meridian ' }))
    imo += 1
    const { status, body } = await company.put(`${OWN}/${imo}`, createFacts())
    expect(status).toBe(200)
    expect(body.items.map(({ facts }: { facts: ShipFacts }) => facts.fleetVesselName)).toEqual([
      'Halcyon Reach',
      'Strand Meridian',
    ])
    expect((await company.get(OWN)).body).toEqual(body)
  })

  it('has a ship once, with the facts that were sent last, until it is removed', async () => {
    const company = await registerCompany(server)
    await company.put(`${OWN}/${imo}`, createFacts())
    const { body } = await company.put(`${OWN}/${imo}`, createFacts({ deadweight: 93_010 }))
    expect(body.items).toEqual([{ imo: String(imo), facts: createFacts({ deadweight: 93_010 }) }])
    expect((await remove(company, `${OWN}/${imo}`)).body.items).toEqual([])
    expect((await remove(company, `${OWN}/${imo}`)).status).toBe(200)
  })

  it('is added to in one call, which refuses a ship that is there and leaves it as it is', async () => {
    const company = await registerCompany(server)
    const added = await company.post(`${OWN}/${imo}`, createFacts())
    expect([added.status, added.body.items.length]).toEqual([200, 1])
    const again = await company.post(`${OWN}/${imo}`, createFacts({ fleetVesselName: 'Another' }))
    expect([again.status, again.body.errors.ship.imo]).toEqual([422, expect.stringContaining('already')])
    expect((await company.get(OWN)).body).toEqual(added.body)
  })

  it('refuses what no ship is, with messages beside the fields', async () => {
    const company = await registerCompany(server)
    const facts = createFacts({ fleetVesselName: ' ', grossTonnage: -1, engineName: 'x'.repeat(121) })
    const { status, body } = await company.put(`${OWN}/${imo}`, facts)
    expect([status, Object.keys(body.errors.ship).toSorted()]).toEqual([
      422,
      ['engineName', 'fleetVesselName', 'grossTonnage'],
    ])
    expect((await company.put(`${OWN}/12`, createFacts())).status).toBe(404)
  })

  it('is no one else’s to change', async () => {
    const [company, other] = [await registerCompany(server), await registerCompany(server)]
    await company.put(`${OWN}/${imo}`, createFacts())
    await remove(other, `${OWN}/${imo}`)
    await other.put(`${OWN}/${imo}`, createFacts({ fleetVesselName: 'Not yours' }))
    expect((await company.get(OWN)).body.items[0].facts.fleetVesselName).toBe('Halcyon Reach')
  })
})

describe('a ship that a seafarer served on', () => {
  it('is known when a checked company has it in its fleet', async () => {
    const [company, seafarer] = [await registerCompany(server, { verified: false }), await registerSeaman(server)]
    await company.put(`${OWN}/${imo}`, createFacts())
    const unknown = await seafarer.get(`/server/ship/${imo}`)
    expect([unknown.status, unknown.body]).toEqual([200, null])
    await verify(company.companyId)
    expect((await seafarer.get(`/server/ship/${imo}`)).body).toMatchObject({
      imo: String(imo),
      facts: { fleetVesselName: 'Halcyon Reach', enginePower: 24_700 },
    })
  })

  it('is as the company says that told of it last', async () => {
    const [first, second] = [await registerCompany(server), await registerCompany(server)]
    for (const company of [first, second]) {
      await company.put(`${OWN}/${imo}`, createFacts({ fleetVesselName: company.companyId.slice(0, 8) }))
      server.wait(1000)
    }
    const { body } = await first.get(`/server/ship/${imo}`)
    expect(body.facts.fleetVesselName).toBe(second.companyId.slice(0, 8))
  })
})

describe('names of companies', () => {
  const suggest = async (q: string) =>
    (await (await registerSeaman(server)).get(`/server/company/name?q=${encodeURIComponent(q)}`)).body.items

  it('are suggested as they begin, in any case, of checked companies alone', async () => {
    await registerCompany(server, { name: 'Zephyr_100% Crewing' })
    await registerCompany(server, { name: 'Zephyr Unchecked', verified: false })
    expect(await suggest('zephyr')).toEqual(['Zephyr_100% Crewing'])
    expect(await suggest('ZEPHYR_100%')).toEqual(['Zephyr_100% Crewing'])
    expect(await suggest('ephyr')).toEqual([])
    expect(await suggest(' ')).toEqual([])
  })
})
