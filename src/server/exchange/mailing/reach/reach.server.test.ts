import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { createExperience } from '#src/domain/cv/cv.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { quoteMailing } from '#src/server/exchange/mailing/order/quote-mailing.usecases.ts'
import { confirmAddress, createId, insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import {
  CHOICE,
  createSink,
  idOf,
  insertReceiver,
  orderAs,
  report,
  runMailings,
} from '#tests/server/support/mailings.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { setRules } from '#tests/server/support/test-shop.ts'

const server = serverOf(...DOMAINS)()
type Seaman = Awaited<ReturnType<typeof registerSeaman>>

const reachOf = async (seaman: Seaman, choice: Partial<MailingChoice> = {}) => {
  const session = await sessionOf(server, seaman)
  const { found } = await quoteMailing(server.services, session, idOf('tankers'), { ...CHOICE, ...choice })
  return { ...found.reach, names: found.addressees.map(({ name }) => name).sort() }
}

const contract = (told: object) => ({
  ...createExperience(createId()),
  ...{ position: 'second-engineer', startDate: '2026-01-01', endDate: toPlainDate(server.now() - 30 * DAY) },
  fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
  ...told,
})

async function createSeaman(...experience: object[]) {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  await editOwnCv(seaman, { experience: experience as never })
  return seaman
}

beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

describe('a mailing reaches', () => {
  it('agencies that asked for such CVs at a confirmed address, by when they want them', async () => {
    await insertReceiver({ company: { country: 'CY' } })
    await insertReceiver({ rule: { frequency: 'daily' } })
    await insertReceiver({ rule: { frequency: 'weekly', ranks: '["second-engineer"]' } })
    await insertReceiver({ rule: { ranks: '["master"]' } })
    await insertReceiver({ rule: { months_on_types: 120 } })
    await insertReceiver({ rule: { fleets: '["offshore-fleet"]' } })
    await insertReceiver({ address: null })
    await insertReceiver({ rule: { paused_until: server.now() + DAY } })
    await insertReceiver({ rule: { paused_until: server.now() - DAY, frequency: 'weekly' } })
    await insertReceiver({ company: { verified: 0 } })
    const { agencies, countries, frequencies, leftOut } = await reachOf(await createSeaman(contract({})))
    expect({ agencies, countries, frequencies, leftOut }).toEqual({
      agencies: 4,
      countries: [
        { code: 'GR', agencies: 3 },
        { code: 'CY', agencies: 1 },
      ],
      frequencies: { each: 1, daily: 1, weekly: 2 },
      leftOut: { 'no-address': 1, rank: 1, type: 1 },
    })
  })

  it('those that the seafarer chose, and no more', async () => {
    await insertReceiver({ company: { country: 'CY' }, rule: { vessel_types: '["lng-carrier"]' } })
    const named = await insertReceiver({ rule: { vessel_types: '["crude-oil-tanker"]' } })
    await insertReceiver()
    const seaman = await createSeaman(contract({}))
    expect(await reachOf(seaman, { countries: ['CY'] })).toMatchObject({ agencies: 1, leftOut: { 'not-chosen': 2 } })
    expect(await reachOf(seaman, { agencies: [named.slug] })).toMatchObject({ leftOut: { 'not-chosen': 2, type: 1 } })
    expect(await reachOf(seaman, { notTo: [named.slug] })).toMatchObject({ leftOut: { named: 1 } })
    expect(await reachOf(seaman, { atMost: 1 })).toMatchObject({ agencies: 1 })
  })

  it('no Russian agency if the seafarer leaves them out', async () => {
    await setRules(server, 'agency-russian', 'licence-country,RU,2026-01-01,,Board')
    await insertReceiver({ company: { country: 'RU' } })
    await insertReceiver()
    const seaman = await createSeaman()
    expect(await reachOf(seaman, { isHideRu: true })).toMatchObject({ agencies: 1, leftOut: { ru: 1 } })
    expect(await reachOf(seaman)).toMatchObject({ agencies: 2, leftOut: {} })
  })

  it('no agency again that got the CV within 90 days, or is about to get it', async () => {
    await insertReceiver()
    const bouncing = await insertReceiver()
    await insertReceiver({ rule: { frequency: 'weekly' } })
    const seaman = await createSeaman()
    const id = await orderAs(server, seaman)
    await runMailings(server, createSink())
    await report(server, id, 'bounced', bouncing.id)
    expect(await reachOf(seaman)).toMatchObject({ agencies: 1, leftOut: { recent: 2 } })
    expect(await reachOf(seaman, { isWithRecent: true })).toMatchObject({ agencies: 3 })
    expect(await reachOf(await createSeaman())).toMatchObject({ agencies: 3 })
  })
})

describe('the present employer does not get the CV', () => {
  const makeOther = () => insertReceiver({ company: { name: 'Another Agency of Quiet Waters' } })

  it('under the name of the company, owner, manager or agency of a contract, however it is written', async () => {
    await makeOther()
    for (const [field, name] of [
      ['company', 'ØSTRAND TANKERS A/S'],
      ['owner', 'Ostrand Tankers Ltd.'],
      ['manager', 'Ostrand Tankers (Cyprus)'],
      ['agency', 'Østrand Tankers'],
    ] as const) {
      await env.DB.exec(
        "UPDATE mailing_rule SET frequency = 'none' WHERE organisation_id IN (SELECT id FROM organisation WHERE name LIKE '%strand%')",
      )
      await insertReceiver({ company: { name: 'Ostrand Tankers' } })
      const seaman = await createSeaman(contract({ [field]: name }))
      expect(await reachOf(seaman), field).toMatchObject({ agencies: 1, leftOut: { employer: 1 } })
      expect(await reachOf(seaman, { isWithEmployers: true }), field).toMatchObject({ agencies: 2, leftOut: {} })
    }
  })

  it('under another of its names: legal, former, or of a company of its group', async () => {
    await makeOther()
    await insertReceiver({ company: { name: 'Fjordline Crew', legal_name: 'Halden Gas Carriers AS' } })
    const renamed = await insertReceiver({ company: { name: 'Vela Crewing' } })
    await env.DB.prepare("UPDATE organisation SET name = 'Orion Personnel' WHERE id = ?").bind(renamed.id).run()
    await insertReceiver({ company: { name: 'Orion Personnel Manila' } })
    await insertReceiver({ company: { name: 'Blue Gate', website: 'https://www.haldengas.example/crew' } })
    await insertReceiver({
      company: { name: 'Green Gate', legal_name: 'Halden Gas Carriers', website: 'https://haldengas.example' },
    })
    const seaman = await createSeaman(contract({ company: 'Halden Gas' }), contract({ agency: 'Vela Crewing Ltd' }))
    expect(await reachOf(seaman)).toMatchObject({ names: ['Another Agency of Quiet Waters'], leftOut: { employer: 5 } })
  })

  it('by the ship, which is in its fleet', async () => {
    await makeOther()
    const owner = await insertReceiver()
    await insertRow('ship', { company_id: owner.id, imo: '9074729', facts: '{}', updated_at: 1 })
    const seaman = await createSeaman(contract({ fleetVesselImo: '9074729' }))
    expect(await reachOf(seaman)).toMatchObject({ agencies: 1, leftOut: { employer: 1 } })
  })

  it('but one of long ago does', async () => {
    await insertReceiver({ company: { name: 'Pelagia Tankers' } })
    const old = contract({ company: 'Pelagia Tankers', startDate: '2019-01-01', endDate: '2019-06-01' })
    expect(await reachOf(await createSeaman(old))).toMatchObject({ leftOut: { employer: 1 } })
    expect(await reachOf(await createSeaman(contract({}), old))).toMatchObject({ agencies: 1 })
  })
})
