import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { noteLetterEvent } from '#src/server/exchange/mailing/engine/letter-events.usecases.ts'
import { sendLetters } from '#src/server/exchange/mailing/engine/send-letters.usecases.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import {
  createSink,
  findLetters,
  insertReceiver,
  orderAs,
  report,
  runMailings,
} from '#tests/server/support/mailings.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, setRules } from '#tests/server/support/test-shop.ts'
import { createReviewId, hashReviewId } from '../letter/review-id.ts'

const server = serverOf(...DOMAINS)()
const { services } = server

const statesOf = async (id: string) => (await findLetters(id)).map(({ state, settled }) => `${state} ${settled}`)
const isEnded = async (id: string) =>
  (await env.DB.prepare('SELECT ended_at IS NOT NULL AS ended FROM mailing WHERE id = ?')
    .bind(id)
    .first<number>('ended')) === 1

/** A mailing without quota to some agencies: every letter is paid. */
async function orderPaid(count: number, rule: Record<string, string> = {}) {
  const agencies = await Promise.all(Array.from({ length: count }, () => insertReceiver({ rule })))
  const buyer = await createSeamanBuyer(server)
  const month = new Date(server.now()).toISOString().slice(0, 7)
  await env.DB.prepare(
    `INSERT INTO mailing (id, account_id, slug, choice, reach, facts, quota_month, quota_letters, quota_used, consented_at, created_at, ended_at)
      VALUES (?, ?, 'tankers', '{}', '{}', '{}', ?, 10, 10, 1, 1, 1)`,
  )
    .bind(crypto.randomUUID(), buyer.accountId, month)
    .run()
  return { agencies, buyer, id: await orderAs(server, buyer) }
}

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})
beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

describe('a letter', () => {
  it('is sent once, also by two runs at the same time', async () => {
    const { id } = await orderPaid(25)
    const sink = createSink()
    const run = sendLetters(sink.send)
    await Promise.all([run(services), run(services), run(services)])
    await run(services)
    expect(sink.letters).toHaveLength(25)
    expect(new Set(sink.letters.map(({ to }) => to)).size).toBe(25)
    expect(new Set(await statesOf(id))).toEqual(new Set(['sent held']))
  })

  it('says no name, contact or citizenship, and leads to a page whose id can be derived again', async () => {
    const { id, agencies } = await orderPaid(1)
    const sink = createSink()
    await runMailings(server, sink)
    const [letter] = sink.letters
    const reviewId = createReviewId(services, { mailingId: id, organisationId: agencies[0]?.id ?? '' })
    expect(reviewId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(letter?.mail.text).toContain(`/mailing/review?id=${reviewId}`)
    expect(letter?.mail.html).not.toMatch(/Iryna|Kovalenko|@mail\.example|Ukrain|>UA</)
    expect(letter?.mail.stopAt).toMatch(/\/server\/subscribe\/one-click\?id=[\w-]+\.cv-mailing\./)
    const stored = await env.DB.prepare('SELECT review_hash FROM mailing_recipient WHERE mailing_id = ?')
      .bind(id)
      .first('review_hash')
    expect(stored).toBe(hashReviewId(reviewId))
  })

  it('of a day contains the CVs of all seafarers, once', async () => {
    const agency = await insertReceiver({ rule: { frequency: 'daily', language: 'uk' } })
    const people = [await createSeamanBuyer(server), await createSeamanBuyer(server)]
    const mailings: string[] = []
    for (const person of people) mailings.push(await orderAs(server, person))
    const sink = createSink()
    await runMailings(server, sink)
    expect(sink.letters).toEqual([])
    server.wait(DAY)
    await runMailings(server, sink)
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(1)
    for (const mailingId of mailings)
      expect(sink.letters[0]?.mail.text).toContain(createReviewId(services, { mailingId, organisationId: agency.id }))
    expect(sink.letters[0]?.mail.subject).toBe('2 нові CV')
    for (const mailing of mailings) await report(server, mailing, 'delivered')
    await runMailings(server, sink)
    for (const mailing of mailings) expect(await statesOf(mailing)).toEqual(['delivered captured'])
  })

  it.each([
    ['its rule ended', 'rule-ended', "UPDATE mailing_rule SET frequency = 'none' WHERE organisation_id = ?"],
    [
      'its rule asks for others',
      'rule-ended',
      `UPDATE mailing_rule SET ranks = '["master"]' WHERE organisation_id = ?`,
    ],
    ['it paused', 'agency-stopped', 'UPDATE mailing_rule SET paused_until = 9e15 WHERE organisation_id = ?'],
    [
      'its address was stopped',
      'agency-stopped',
      'UPDATE mailing_address SET stopped_at = 1 WHERE organisation_id = ?',
    ],
    ['it is no longer verified', 'agency-stopped', 'UPDATE organisation SET verified = 0 WHERE id = ?'],
    [
      'an admin suspended it',
      'admin-stopped',
      "INSERT INTO organisation_suspension (id, organisation_id, reason, suspended_at) VALUES (hex(randomblob(8)), ?, 'fees', 1)",
    ],
  ])('is not sent to an agency if %s meanwhile', async (_, reason, sql) => {
    const { id, agencies, buyer } = await orderPaid(2)
    await env.DB.prepare(sql).bind(agencies[0]?.id).run()
    const sink = createSink()
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(1)
    const stopped = (await findLetters(id)).find(({ organisationId }) => organisationId === agencies[0]?.id)
    expect(stopped).toMatchObject({ state: 'stopped', settled: 'released', reason })
    await report(server, id, 'delivered')
    await runMailings(server, sink)
    expect(await isEnded(id)).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 9980 })
  })

  it('is not sent for an account that was blocked', async () => {
    const { id, buyer } = await orderPaid(1)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(buyer.accountId).run()
    await runMailings(server, createSink())
    expect(await findLetters(id)).toMatchObject([{ state: 'stopped', reason: 'account-closed' }])
  })

  it('that fails is tried again under its id, and stops no other', async () => {
    const { id, agencies } = await orderPaid(3)
    const sink = createSink()
    const address = `crew@${agencies[1]?.slug}.example`
    sink.failing.add(address)
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(2)
    sink.failing.clear()
    server.wait(11 * MINUTE)
    await runMailings(server, sink)
    expect(sink.letters.filter(({ to }) => to === address)).toHaveLength(1)
    expect(sink.letters).toHaveLength(3)
    expect(new Set(await statesOf(id))).toEqual(new Set(['sent held']))
  })

  it('that fails again and again is given up, and released a day later', async () => {
    const { id, agencies } = await orderPaid(1)
    const sink = createSink()
    sink.failing.add(`crew@${agencies[0]?.slug}.example`)
    for (let tries = 0; tries < 6; tries += 1) {
      await runMailings(server, sink)
      server.wait(11 * MINUTE)
    }
    expect(await statesOf(id)).toEqual(['unknown held'])
    server.wait(DAY)
    await runMailings(server, sink)
    expect(await findLetters(id)).toMatchObject([{ settled: 'released', reason: 'unknown' }])
    expect(sink.letters).toEqual([])
  })
})

describe('the price of a letter', () => {
  it('is charged if it was delivered, and released if not', async () => {
    const { id, agencies, buyer } = await orderPaid(4)
    const sink = createSink()
    const [delivered, bounced, suppressed] = agencies
    sink.outcomes.set(`crew@${suppressed?.slug}.example`, { state: 'suppressed' })
    await runMailings(server, sink)
    await report(server, id, 'delivered', delivered?.id)
    await report(server, id, 'bounced', bounced?.id)
    await runMailings(server, sink)
    const settled = new Map((await findLetters(id)).map((row) => [row.organisationId, row]))
    expect(settled.get(delivered?.id ?? '')).toMatchObject({ state: 'delivered', settled: 'captured' })
    expect(settled.get(bounced?.id ?? '')).toMatchObject({ state: 'bounced', settled: 'released', reason: 'bounced' })
    expect(settled.get(suppressed?.id ?? '')).toMatchObject({ settled: 'released', reason: 'suppressed' })
    expect(await isEnded(id)).toBe(false)
    // Nobody reports on the last one.
    server.wait(73 * HOUR)
    await runMailings(server, sink)
    expect(await isEnded(id)).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 9960 })
    expect(await findDifferences()).toEqual([])
  })

  it('stays settled whatever is reported later, which changes the state alone', async () => {
    const { id, agencies, buyer } = await orderPaid(2)
    const sink = createSink()
    const [first, second] = agencies
    await runMailings(server, sink)
    await report(server, id, 'delivered', first?.id)
    await report(server, id, 'bounced', second?.id)
    await runMailings(server, sink)
    await report(server, id, 'bounced', first?.id)
    await report(server, id, 'delivered', second?.id)
    await runMailings(server, sink)
    expect((await statesOf(id)).sort()).toEqual(['bounced captured', 'bounced released'])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 9980 })
  })

  it('of a letter whose fate is unknown waits for a day', async () => {
    const { id, agencies } = await orderPaid(2)
    const sink = createSink()
    for (const { slug } of agencies) sink.outcomes.set(`crew@${slug}.example`, { state: 'unknown' })
    await runMailings(server, sink)
    await report(server, id, 'delivered', agencies[0]?.id)
    server.wait(23 * HOUR)
    await runMailings(server, sink)
    expect((await statesOf(id)).sort()).toEqual(['delivered captured', 'unknown held'])
    server.wait(2 * HOUR)
    await runMailings(server, sink)
    expect((await statesOf(id)).sort()).toEqual(['delivered captured', 'unknown released'])
  })

  it('returns if the letter was not sent in time', async () => {
    const { id, agencies, buyer } = await orderPaid(1)
    const sink = createSink()
    const address = `crew@${agencies[0]?.slug}.example`
    sink.outcomes.set(address, { state: 'later', retryAt: server.now() + 30 * HOUR })
    await runMailings(server, sink)
    sink.outcomes.set(address, { state: 'later', retryAt: server.now() + 60 * HOUR })
    server.wait(37 * HOUR)
    await runMailings(server, sink)
    await runMailings(server, sink)
    expect(await findLetters(id)).toMatchObject([{ state: 'stopped', settled: 'released', reason: 'late' }])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
  })

  it('is not charged twice by events that come repeatedly and at the same time', async () => {
    const { id, buyer } = await orderPaid(5)
    const sink = createSink()
    await runMailings(server, sink)
    const events = [...sink.letters, ...sink.letters, ...sink.letters]
    await Promise.all(
      events.map((letter) => noteLetterEvent(services, { letterId: letter.id, event: 'delivered', at: server.now() })),
    )
    await Promise.all([runMailings(server, sink), runMailings(server, sink)])
    await runMailings(server, sink)
    expect(await isEnded(id)).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 9900 })
    expect(await findDifferences()).toEqual([])
  })
})
