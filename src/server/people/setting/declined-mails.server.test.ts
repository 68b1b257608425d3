import { describe, expect, it } from 'vitest'
import { type NotificationKind, ROLE_NOTIFICATIONS } from '#src/contract/setting/notifications.ts'
import { NOTIFY_AFTER } from '#src/domain/application/notified-moves.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { createCloudflareMailer } from '#src/server/platform/mail/cloudflare-mailer.ts'
import { forBothStreams } from '#src/server/platform/mail/mailer.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { notifyMoves } from '#src/server/work/application/notify-moves.usecases.ts'
import { askStillFree } from '#src/server/work/availability/ask.usecases.ts'
import { availabilityDomain } from '#src/server/work/availability/index.ts'
import { invitationDomain } from '#src/server/work/invitation/index.ts'
import { profileViewDomain } from '#src/server/work/profile-view/index.ts'
import { notifyOfViews } from '#src/server/work/profile-view/notify-of-views.usecases.ts'
import { sendAlerts } from '#src/server/work/saved/alerts.usecases.ts'
import { savedDomain } from '#src/server/work/saved/index.ts'
import { createClient, ORIGIN } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  findColumn,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf(applicationDomain, availabilityDomain, invitationDomain, profileViewDomain, savedDomain)

const server = startServer()
const { services } = server

type Left = { to: string; headers?: Record<string, string> }

/** Mail of this kind to someone, as the mail provider receives it. */
async function leave(kind: NotificationKind, to: string): Promise<Left[]> {
  const left: Left[] = []
  const binding = { send: async (mail: Left) => void left.push(mail) }
  const mailers = forBothStreams(
    createCloudflareMailer(binding as never, { email: 'office@gangway.example', name: 'Gangway' }),
  )
  for (const id of server.sent.splice(0)) await sendMail({ ...server, services: { ...services, mailers } }, id)
  return left.filter((mail) => mail.to === to && mail.headers?.['List-Unsubscribe']?.includes(`.${kind}.`))
}

async function register() {
  const seafarer = await registerSeaman(server)
  await confirmAddress(seafarer.email)
  await seafarer.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
  const company = await registerCompany(server, { verified: true })
  await confirmAddress(company.email)
  const owner = { id: company.companyId, slug: company.slug, name: 'C' }
  const publish = async () =>
    (
      await insertVacancy(owner, {
        rank: 'master',
        published_at: server.now(),
        expires_at: server.now() + 30 * DAY,
      })
    ).id
  return { seafarer, company, publish }
}

type Parties = Awaited<ReturnType<typeof register>>

/** Causes of the mails. */
const CAUSES = {
  application_updates: async ({ seafarer, company, publish }: Parties) => {
    const vacancy = await publish()
    const { body } = await seafarer.post(`/server/vacancy/${vacancy}/application`, {})
    const state = { from: 'new', to: 'shortlisted' }
    await company.put(`/server/vacancy/${vacancy}/application/${body.id}/state`, state)
    server.wait(NOTIFY_AFTER)
    await notifyMoves(services)
  },
  vacancy_alerts: async ({ seafarer, publish }: Parties) => {
    await seafarer.post('/server/seaman/saved-search', { query: 'rank=master', alert: 'daily' })
    server.wait(2 * DAY)
    await publish()
    await sendAlerts(services)
  },
  still_free: async ({ seafarer }: Parties) => {
    await editOwnCv(seafarer, { readyFrom: toPlainDate(server.now() + 25 * DAY) })
    for (const _half of [1, 2]) {
      server.wait(15 * DAY)
      await seafarer.get('/server/seaman/profile')
    }
    await askStillFree(services)
  },
  invitations: async ({ seafarer, company, publish }: Parties) => {
    const publicId = await findColumn('seaman', 'public_id', 'id', seafarer.seamanId)
    await company.post(`/server/seamans/${publicId}/invitation`, { vacancyId: await publish() })
  },
  profile_views: async ({ seafarer }: Parties) => {
    const publicId = await findColumn('seaman', 'public_id', 'id', seafarer.seamanId)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
    await createClient(server).post(`/server/seamans/${publicId}/view`, {}, { headers })
    server.wait(7 * DAY)
    await notifyOfViews(services)
  },
} satisfies Partial<Record<NotificationKind, (parties: Parties) => Promise<void>>>

type Kind = keyof typeof CAUSES

/** One-click unsubscribe of a mail program: without token and cookie, from another origin. */
const pressButton = (address: string) =>
  server.fetch(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    }),
  )

describe.each(Object.keys(CAUSES) as Kind[])('a mail of the kind %s', (kind) => {
  it('carries the address that stops its own kind at once, and no other', async () => {
    const parties = await register()
    const { seafarer } = parties
    await CAUSES[kind](parties)
    const [mail, ...others] = await leave(kind, seafarer.email)
    expect(others).toEqual([])
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(address).toContain(`${ORIGIN}/server/subscribe/one-click?id=`)

    const readSettings = async () => (await seafarer.get('/server/user/notification-settings')).body.settings
    const before = await readSettings()
    expect((await pressButton(address)).status).toBe(200)
    expect(await readSettings()).toEqual({ ...before, [kind]: false })
    await CAUSES[kind](parties)
    expect(await leave(kind, seafarer.email)).toEqual([])
  })
})

it('covers every kind of mail about jobs that a seafarer may decline', () => {
  const elsewhere = [
    'mailing_reports',
    'document_reminders',
    'message_digest',
    'promoseaman_digest',
    'article_seaman_updates',
    'product_updates',
    'tech_updates',
  ]
  expect([...Object.keys(CAUSES), ...elsewhere].toSorted()).toEqual(ROLE_NOTIFICATIONS.seaman.toSorted())
})
