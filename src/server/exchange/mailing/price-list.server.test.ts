import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type MailingPrices, mailingPricesSchema } from '#src/contract/mailing/schemas.ts'
import { PRICE_SWITCHES, type PriceSwitch } from '#src/contract/mailing/switches.ts'
import { columnsOf } from '#src/domain/dated-rule/rule-kinds.ts'
import { readVersion } from '#src/domain/dated-rule/rule-row.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import {
  confirmDraft,
  digestRules,
  findCurrent,
  insertDraft,
} from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createClient } from '#tests/server/support/client.ts'
import { createId, insertCompany, insertRow } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const PATH = '/server/company/mailing/price'
const server = startServer()
const { db } = server.services

const PRICES = [
  'all-fleets,USD,0.20,2026-01-01,,Board',
  'all-fleets,EUR,0.15,2026-01-01,,Board',
  'merchant,USD,0.25,2026-01-01,,Board',
  'tankers,USD,0.33,2026-11-01,,Board',
  'offshore,USD,0.30,2026-01-01,,Board',
  'passenger,USD,0.30,2026-01-01,,Board',
  'deep-sea,USD,0.22,2026-01-01,,Board',
  'form,USD,4,2026-01-01,,Board',
  'consultation,USD,15,2026-01-01,,Board',
  'first-promo,percent,50,2026-01-01,2027-12-31,Board',
  'package-cargo,percent,12.5,2026-01-01,,Board',
  'package-energy,percent,10,2026-01-01,,Board',
]

/** A version of the price list that holds from now on. */
async function setPrices(...lines: string[]): Promise<void> {
  const rows = readVersion('price', [columnsOf('price').join(','), ...lines].join('\n'))
  if (!Array.isArray(rows)) throw new Error(JSON.stringify(rows))
  const [id, digest, now] = [createId(), digestRules(rows), server.now()]
  const number = ((await findCurrent(db, 'price'))?.number ?? 0) + 1
  const draft = { id, kind: 'price', digest, proposedBy: null, createdAt: now } as const
  const confirmed = { number, proposedBy: null, confirmedBy: null, confirmedAt: now }
  await runBatch(db, [...insertDraft(db, draft, rows), ...confirmDraft(db, id, digest, confirmed)])
}

type Receiving = { country?: string; seat?: string; fleets?: string[]; verified?: boolean; frequency?: string }

async function insertReceiver(receiving: Receiving = {}) {
  const { country = 'GR', seat = country, fleets = [], verified = true, frequency = 'each' } = receiving
  const company = await insertCompany({ country, verified: Number(verified) })
  await insertRow('company_office', {
    ...{ id: createId(), company_id: company.id, kind: 'head', country: seat, city: 'Port', sort: 0 },
  })
  await insertRow('mailing_rule', {
    ...{ organisation_id: company.id, fleets: JSON.stringify(fleets), frequency, updated_at: 1 },
  })
  return company
}

/** An agency’s form, with the places that the site cannot fill in. */
const insertForm = (companyId: string, unknown: unknown[]) =>
  env.DB.prepare(
    "INSERT INTO agency_form (id, company_id, name, document, size, places, unknown, created_at) VALUES (?, ?, 'Form', x'00', 1, 1, ?, 1)",
  )
    .bind(createId(), companyId, JSON.stringify(unknown))
    .run()

const client = createClient(server)
const ask = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  client.get(`${PATH}?${new URLSearchParams(query)}`, { headers })
const read = async (query: Record<string, string> = {}): Promise<MailingPrices> =>
  mailingPricesSchema.parse((await ask({ lang: 'en', ...query })).body)
const find = ({ mailings }: MailingPrices, slug: string) => mailings.find((mailing) => mailing.slug === slug)

/** All subsets of the switches. */
const COMBINATIONS = Array.from({ length: 2 ** PRICE_SWITCHES.length }, (_, bits) =>
  PRICE_SWITCHES.filter((_switch, index) => (bits >> index) & 1),
)
const ADDED: Record<PriceSwitch, string> = {
  withApplication: 'application',
  withCurrency: 'prices',
  withFirstPromo: 'firstPromo',
  withConsultation: 'consultation',
  withServicePackages: 'packages',
}
const queryOf = (switches: readonly PriceSwitch[], isHideRu: boolean) => ({
  ...Object.fromEntries(switches.map((name) => [name, 'true'])),
  isHideRu: String(isHideRu),
  lang: 'en',
})

beforeAll(async () => {
  await setPrices(...PRICES)
  const { id } = await insertReceiver({ fleets: ['tanker-fleet'] })
  await insertForm(id, [])
  await insertForm((await insertReceiver({ country: 'CY' })).id, [{ text: 'Shoe size', kind: 'text' }])
  await insertReceiver({ country: 'RU', seat: 'CY', fleets: ['merchant-fleet', 'tanker-fleet'] })
  await insertReceiver({ country: 'CY', seat: 'RU', fleets: ['offshore-fleet'] })
  await insertReceiver({ country: 'RU', fleets: ['passenger-fleet'] })
  await insertReceiver({ verified: false })
  await insertReceiver({ frequency: 'none' })
  // An owner who is blocked, and a company that is suspended.
  const { id: blocked } = await insertReceiver()
  await env.DB.prepare(
    'UPDATE account SET blocked_at = 1 WHERE id IN (SELECT account_id FROM organisation_member WHERE organisation_id = ?)',
  )
    .bind(blocked)
    .run()
  const { id: suspended } = await insertReceiver()
  await insertRow('organisation_suspension', {
    ...{ id: createId(), organisation_id: suspended, reason: 'fees', suspended_at: 1 },
  })
  await insertCompany({ verified: 1 })
})

describe('a mailing', () => {
  it('counts verified companies that receive CVs for its fleets, by country', async () => {
    const list = await read()
    expect(Object.fromEntries(list.mailings.map(({ slug, agencies }) => [slug, agencies]))).toEqual({
      ...{ 'all-fleets': 5, merchant: 2, tankers: 3, offshore: 2, passenger: 2, 'deep-sea': 3 },
    })
    expect(find(list, 'all-fleets')).toMatchObject({
      countries: [
        { code: 'CY', agencies: 2 },
        { code: 'RU', agencies: 2 },
        { code: 'GR', agencies: 1 },
      ],
      ...{ min: 5, max: 5, leftOut: { ru: 0 }, unit: 'agency' },
      ...{ unitPrice: { amount: 20, currency: 'USD' }, price: { amount: 100, currency: 'USD' } },
    })
    expect(list.list).toEqual({
      ...{ version: 1, validFrom: '2026-11-01', currency: 'USD', lang: 'en' },
      hideRu: { asked: false, applied: false, why: null },
    })
  })

  it('has the prices of its own in a currency, else those by the rate of the date', async () => {
    expect(find(await read({ withCurrency: 'true' }), 'all-fleets')?.prices).toEqual([
      { amount: 100, currency: 'USD' },
      { amount: 4260, currency: 'UAH', rate: '42.6', rateDate: '2026-11-13' },
      { amount: 75, currency: 'EUR' },
    ])
    // 99 cents by 0.86 are 85.14.
    expect(find(await read({ withCurrency: 'EUR' }), 'tankers')?.prices).toEqual([
      { amount: 85, currency: 'EUR', rate: '0.86', rateDate: '2026-11-13' },
      { amount: 99, currency: 'USD' },
      { amount: 4217, currency: 'UAH', rate: '42.6', rateDate: '2026-11-13' },
    ])
  })

  it('has forms that are filled in for nothing or by hand, a consultation, a discount and packages', async () => {
    const list = await read(queryOf(PRICE_SWITCHES, false))
    const tankers = find(list, 'tankers')
    expect(tankers).toMatchObject({
      application: {
        ...{ ownForms: 2, filledFree: 1, byHand: 1, withinHours: 48 },
        ...{ unitPrice: { amount: 400 }, price: { amount: 400 } },
      },
      consultation: { minutes: 30, price: { amount: 1500, currency: 'USD' }, languages: ['uk', 'en'] },
      firstPromo: { price: { amount: 50 }, off: { percent: 50 }, until: '2027-12-31', once: true },
    })
    const [cargo] = tankers?.packages ?? []
    // Two letters at 25 cents and one at 33, each less 12.5 percent: the two agencies that both parts reach get one letter.
    expect(cargo).toMatchObject({ price: { amount: 44 + 29 }, saves: { amount: 10 } })
    expect(cargo?.parts).toEqual([find(list, 'merchant')?.id, tankers?.id])
    expect(find(list, 'passenger')?.packages).toEqual([])
  })
})

describe('a switch', () => {
  it.each([false, true])(
    'adds one property and changes nothing else, in all combinations, with isHideRu %s',
    async (isHideRu) => {
      const bare = (await ask(queryOf([], isHideRu))).text
      for (const switches of COMBINATIONS) {
        const answer = JSON.parse((await ask(queryOf(switches, isHideRu))).text) as MailingPrices
        for (const mailing of answer.mailings as unknown as Record<string, unknown>[])
          for (const name of switches) {
            expect(mailing).toHaveProperty(ADDED[name])
            delete mailing[ADDED[name]]
          }
        expect(JSON.stringify(answer), switches.join()).toBe(bare)
      }
    },
  )

  it('is off with false and 0, and on with true and 1', async () => {
    const bare = (await ask({ lang: 'en' })).text
    for (const name of PRICE_SWITCHES) {
      for (const off of ['false', '0']) expect((await ask({ lang: 'en', [name]: off })).text).toBe(bare)
      const [one, word] = await Promise.all(['1', 'true'].map((on) => ask({ lang: 'en', [name]: on })))
      expect([one?.status, one?.text]).toEqual([200, word?.text])
    }
  })

  it('with another value is rejected with an error of its field', async () => {
    for (const name of [...PRICE_SWITCHES, 'isHideRu', 'lang']) {
      const answer = await ask({ [name]: 'yes' })
      expect([answer.status, Object.keys(answer.body.errors.form)]).toEqual([400, [name]])
    }
    expect((await ask({ withCurrency: 'RUB' })).status).toBe(400)
  })

  it('isHideRu leaves out agencies by licence, seat or list, and mailings without agencies', async () => {
    const [all, some] = [await read(queryOf(PRICE_SWITCHES, false)), await read(queryOf(PRICE_SWITCHES, true))]
    expect(some.list.hideRu).toEqual({ asked: true, applied: true, why: null })
    expect(some.mailings.map(({ slug, agencies, leftOut }) => [slug, agencies, leftOut.ru])).toEqual([
      ['all-fleets', 2, 3],
      ['merchant', 1, 1],
      ['tankers', 2, 1],
      ['offshore', 1, 1],
      ['passenger', 1, 1],
      ['deep-sea', 2, 1],
    ])
    for (const mailing of some.mailings) {
      const whole = find(all, mailing.slug)
      expect(mailing.agencies).toBeLessThanOrEqual(whole?.agencies ?? 0)
      expect(Number(mailing.price.amount)).toBeLessThanOrEqual(Number(whole?.price.amount))
      for (const { code, agencies } of mailing.countries)
        expect(agencies).toBeLessThanOrEqual(whole?.countries.find((one) => one.code === code)?.agencies ?? 0)
    }
    await env.DB.exec("UPDATE mailing_rule SET fleets = '[\"tanker-fleet\"]' WHERE fleets = '[]'")
    const less = await read(queryOf([], true))
    expect(less.mailings.map(({ slug }) => slug)).toEqual(['all-fleets', 'tankers', 'deep-sea'])
    expect(find(await read(), 'passenger')?.agencies).toBe(1)
    await env.DB.exec(
      "UPDATE mailing_rule SET fleets = '[]' WHERE organisation_id = (SELECT company_id FROM agency_form WHERE unknown <> '[]')",
    )
  })
})

describe('the language', () => {
  it('changes texts only', async () => {
    const strip = ({ mailings, list: { lang: _lang, ...list } }: MailingPrices) => ({
      mailings: mailings.map(({ title: _title, text: _text, lang: _of, packages, ...mailing }) => ({
        ...mailing,
        packages: packages?.map(({ title: _name, ...one }) => one),
      })),
      list,
    })
    const query = queryOf(PRICE_SWITCHES, false)
    const answers = await Promise.all(LOCALE_CODES.map((lang) => read({ ...query, lang })))
    expect(new Set(answers.map((answer) => JSON.stringify(strip(answer)))).size).toBe(1)
    expect(new Set(answers.map(({ mailings }) => mailings[0]?.title)).size).toBe(LOCALE_CODES.length)
  })

  it('is that of the query, else of the reader, else Russian', async () => {
    const langOf = async (query: Record<string, string>, language: string) =>
      (await ask(query, { 'accept-language': language })).body.list.lang
    expect(await langOf({ lang: 'uk' }, 'de')).toBe('uk')
    expect(await langOf({}, 'de')).toBe('de')
    expect(await langOf({}, 'ja')).toBe('ru')
  })
})

describe('a price', () => {
  it('holds from its date, and another version from its confirmation', async () => {
    await setPrices(...PRICES.slice(2), 'merchant,USD,0.50,2027-01-01,,Board')
    const list = await read()
    expect([list.list.version, find(list, 'all-fleets'), find(list, 'merchant')?.unitPrice.amount]).toEqual([
      2,
      undefined,
      25,
    ])
  })

  it('of what is not sold is null, and a package without a discount is absent', async () => {
    await setPrices('tankers,USD,0.3,2026-01-01,,Board', 'merchant,USD,0.3,2026-01-01,,Board')
    expect(find(await read(queryOf(PRICE_SWITCHES, false)), 'tankers')).toMatchObject({
      ...{ application: null, consultation: null, firstPromo: null, packages: [] },
    })
    await setPrices()
    expect((await read()).mailings).toEqual([])
  })
})
