import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailingReportSchema } from '#src/contract/mailing/order-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { settleMailings } from '#src/server/exchange/mailing/engine/settle-mailings.usecases.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { cancelAs, createSink, insertReceiver, orderAs, report, runMailings } from '#tests/server/support/mailings.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, setRules } from '#tests/server/support/test-shop.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
type Buyer = Awaited<ReturnType<typeof createSeamanBuyer>>

const read = async (buyer: Buyer, id: string) =>
  mailingReportSchema.parse((await buyer.get(`/server/seaman/mailing/${id}`)).body)

const endedMails = async (buyer: Buyer) =>
  (await readMails(server)).filter(({ kind, recipient }) => kind === 'mailing-ended' && recipient === buyer.email)

/** A mailing to some agencies; letters above the quota are paid. */
async function order(count: number, rule: Record<string, string | number> = {}) {
  const agencies = await Promise.all(Array.from({ length: count }, () => insertReceiver({ rule })))
  const buyer = await createSeamanBuyer(server)
  return { agencies, buyer, id: await orderAs(server, buyer) }
}

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})
beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

describe('the report of a mailing', () => {
  it('says what was charged, held and released, and why, so that nothing is missing from the price', async () => {
    const { buyer, id } = await order(13)
    const sink = createSink()
    await runMailings(server, sink)
    expect(await read(buyer, id)).toMatchObject({ charged: { minor: 0 }, held: { minor: 60 }, mayStop: false })
    const byPosition = await env.DB.prepare(
      'SELECT organisation_id AS id FROM mailing_recipient WHERE mailing_id = ? ORDER BY position',
    )
      .bind(id)
      .all<{ id: string }>()
    const paid = byPosition.results.slice(10)
    await report(server, id, 'bounced', paid[0]?.id)
    await report(server, id, 'delivered', paid[1]?.id)
    await runMailings(server, sink)
    const half = await read(buyer, id)
    expect(half).toMatchObject({ charged: { minor: 20 }, held: { minor: 20 }, released: { minor: 20 }, endedAt: null })
    server.wait(4 * DAY)
    await runMailings(server, sink)
    const ended = await read(buyer, id)
    expect(ended).toMatchObject({ charged: { minor: 40 }, held: { minor: 0 }, released: { minor: 20 } })
    expect(ended.endedAt).not.toBeNull()
    expect(ended.rows.filter(({ settled, reason }) => settled === 'released' && reason === null)).toEqual([])
  })

  it('names an agency for the inbox once it is interested or invites, and not for a refusal', async () => {
    const { agencies, buyer, id } = await order(3)
    const answer = (organisationId: string, word: string) =>
      env.DB.prepare('UPDATE mailing_recipient SET answer = ?, answered_at = 1 WHERE organisation_id = ?')
        .bind(word, organisationId)
        .run()
    const [first, second] = agencies.map((agency) => agency.id)
    await answer(first ?? '', 'interested')
    await answer(second ?? '', 'not-now')
    const { rows, counts } = await read(buyer, id)
    expect(rows.map(({ writeTo }) => writeTo).filter(Boolean)).toEqual([first])
    expect(counts.answered).toBe(2)
  })

  it('shows the letter in the language of the mailing, and in that of the reader if it leaves it to the agencies', async () => {
    await insertReceiver()
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer, { language: 'uk' })
    const letterOf = async (mailing: string) =>
      (await buyer.get(`/server/seaman/mailing-letter?mailing=${mailing}`)).body
    expect(await letterOf(id)).toMatchObject({ language: 'uk' })
    expect((await letterOf(id)).text).toContain('/mailing/review?id=xxxxxxxx-')
    const { buyer: other, id: second } = await order(1)
    expect((await other.get(`/server/seaman/mailing-letter?mailing=${second}`)).body.language).toBe('en')
    expect((await other.get(`/server/seaman/mailing-letter?mailing=${id}`)).status).toBe(404)
  })
})

describe('the mail about a mailing that has ended', () => {
  it('is written once, also by several runs at the same time, with the figures of the report', async () => {
    const { buyer, id } = await order(11)
    const sink = createSink()
    await runMailings(server, sink)
    await report(server, id, 'delivered')
    await Promise.all([1, 2, 3].map(() => settleMailings(product.products)(services)))
    await settleMailings(product.products)(services)
    const [mail, ...others] = await endedMails(buyer)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/seaman/services/mailing/${id}`)
    expect(mail?.text).toMatch(/Delivered:? 11/)
    expect(mail?.subject).not.toMatch(/refund|money back|guarantee/i)
  })

  it('is not sent to a person who stopped the mailing before a letter left', async () => {
    const { buyer, id } = await order(2)
    await cancelAs(server, buyer, id)
    expect((await read(buyer, id)).endedAt).not.toBeNull()
    expect(await endedMails(buyer)).toEqual([])
  })

  it('is not sent to a person who declined such mails', async () => {
    const { buyer, id } = await order(1)
    await buyer.put('/server/user/notification-settings', { settings: { mailing_reports: false } })
    await runMailings(server, createSink())
    await report(server, id, 'delivered')
    await runMailings(server, createSink())
    expect((await read(buyer, id)).endedAt).not.toBeNull()
    expect(await endedMails(buyer)).toEqual([])
  })
})
