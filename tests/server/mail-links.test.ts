import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS_KINDS, NOTIFICATION_KINDS } from '#src/contract/setting/notifications.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { renderMailHtml, renderMailText } from '#src/server/ground/mail/mail-layout.ts'
import { createStopId } from '#src/server/ground/mail/stop-address.ts'
import { digestAddress } from '#src/server/ground/mail/stranger-address.ts'
import { MAIL_SAMPLES } from '#tests/support/mail-samples.ts'
import { createClient, ORIGIN } from './support/client.ts'
import { startEdge } from './support/edge.ts'
import { createId, findColumn, insertRow, registerCompany, registerSeaman } from './support/fixtures.ts'
import { digestTables } from './support/kept-rows.ts'
import { sendMail } from './support/mailbox.ts'
import { startServer } from './support/product-server.ts'

const server = startServer()
const edge = startEdge(server)

/** How browsers, mail programs and scanners fetch a link: also before it is opened. */
const FETCHES: readonly { method: string; headers: Record<string, string> }[] = [
  { method: 'GET', headers: {} },
  { method: 'GET', headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender', 'x-moz': 'prefetch' } },
  { method: 'HEAD', headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch' } },
]
const AT_ONCE = 12

const LINK = /https?:\/\/[^\s"<>&]+/g
const linksIn = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([link]) => link).filter((link) => link.startsWith(ORIGIN))

/** The links of one mail of each kind, in its text and HTML. */
async function listSampleLinks(): Promise<string[]> {
  const intl = await loadServerIntl('en')
  const frame = { intl, locale: 'en' as const, product: 'Gangway', origin: ORIGIN }
  return Object.values(MAIL_SAMPLES).flatMap((write) => {
    const mail = write(frame)
    return [...linksIn(renderMailText(mail)), ...linksIn(renderMailHtml(mail, intl))]
  })
}

/** The links of mails that were really written, which carry valid secrets. */
async function listRealLinks(): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT text FROM sent_mail').all<{ text: string }>()
  return results.flatMap(({ text }) => linksIn(text))
}

/** The links that stop mails of an account, of an address without one, and of an agency's address. */
async function listStopLinks(): Promise<string[]> {
  const { services } = server
  const seaman = await registerSeaman(server)
  const { companyId } = await registerCompany(server)
  const addressId = createId()
  await insertRow('mailing_address', {
    ...{ id: addressId, organisation_id: companyId, address: 'cv@agency.example' },
    ...{ asked_at: 1, confirmed_at: 2, stopped_at: null },
  })
  const stops = { stranger: digestAddress(services, 'friend@mail.example'), 'cv-mailing': addressId }
  const ids = [
    ...NOTIFICATION_KINDS.map((kind) => createStopId(services, { of: seaman.accountId, kind })),
    ...ADDRESS_KINDS.map((kind) => createStopId(services, { of: stops[kind], kind })),
  ]
  return ids.flatMap((id) => [
    `${ORIGIN}/subscribe/unsubscribe?id=${id}`,
    `${ORIGIN}/server/subscribe/one-click?id=${id}`,
  ])
}

/** All tables but one: figures of open vacancies are counted by the first reader if the schedule has not done it. */
async function digestRows() {
  const { statistic: _figures, ...tables } = await digestTables(env.DB as never)
  return tables
}

describe('links of mails', () => {
  let links: string[] = []

  beforeAll(async () => {
    const { sent } = server
    const stops = await listStopLinks()
    for (const id of sent) await sendMail(server, id)
    links = [...new Set([...(await listSampleLinks()), ...(await listRealLinks()), ...stops])]
  })

  it('change nothing when they are fetched by GET, HEAD or as a prefetch', async () => {
    expect(links.length).toBeGreaterThan(60)
    const before = await digestRows()
    const failed: string[] = []
    const visit = async (link: string) => {
      for (const { method, headers } of FETCHES) {
        const response = await edge.visit(link.slice(ORIGIN.length), { method, headers: new Headers(headers) })
        if (response.status >= 500) failed.push(`${method} ${link}: ${response.status}`)
        await response.arrayBuffer()
      }
    }
    for (let from = 0; from < links.length; from += AT_ONCE)
      await Promise.all(links.slice(from, from + AT_ONCE).map(visit))
    await edge.settle()
    expect(failed).toEqual([])
    expect(await digestRows()).toEqual(before)
  }, 240_000)

  it('of an agency’s address stop its CVs by POST alone, and undo it', async () => {
    const id =
      links
        .find((link) => link.includes('.cv-mailing.'))
        ?.split('id=')[1]
        ?.split('&')[0] ?? ''
    const isStopped = async () =>
      (await findColumn('mailing_address', 'stopped_at', 'id', id.split('.')[0] ?? '')) !== 'null'
    expect(await isStopped()).toBe(false)
    const click = new Request(`${ORIGIN}/server/subscribe/one-click?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([(await server.fetch(click)).status, await isStopped()]).toEqual([200, true])
    await createClient(server).post('/server/subscribe/unsubscribe', { id, wanted: true })
    expect(await isStopped()).toBe(false)
  })
})
