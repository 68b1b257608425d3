import { env } from 'cloudflare:test'
import type { Domain } from '#src/server/domain.ts'
import { digestRecipient, type Letter } from '#src/server/ground/mail/letters/letter.ts'
import type { LetterNews } from '#src/server/ground/mail/letters/letter-events.ts'
import { sendLetter } from '#src/server/ground/mail/letters/send-letter.usecases.ts'
import type { JobMessage, Lane } from '#src/server/platform/job-queue.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import type { Services } from '#src/server/platform/services.ts'
import { sendingMailers } from './sending-mailers.ts'
import { serverOf, type TestServer } from './server-of.ts'

/** A domain that sends letters, with what it gets to know. */
export function createSender(source = 'test') {
  const news: LetterNews[] = []
  const domain: Domain = { letterEvents: [{ source, on: async (_, one) => void news.push(one) }] }
  return { domain, news }
}

export const letterTo = (to: string, more: Partial<Letter> = {}): Letter => ({
  id: crypto.randomUUID(),
  to,
  scope: null,
  source: 'test',
  mail: { subject: 'A CV', text: 'A CV', html: '<p>A CV</p>', stopAt: 'https://gangway.example/u/1' },
  ...more,
})

/** A server whose letters leave by `deliver`, or are kept without it; its queue is a list. */
export function startLetters(
  deliver?: (mail: Mail) => Promise<unknown>,
  replaced: Partial<Services> = {},
  domains: readonly Domain[] = [],
) {
  const left: Mail[] = []
  const queued: (JobMessage & { lane: Lane })[] = []
  const { domain, news } = createSender()
  const server = serverOf(
    domain,
    ...domains,
  )({
    ...(deliver && {
      mailers: sendingMailers(async (mail) => {
        await deliver(mail)
        left.push(mail)
      }),
    }),
    jobQueue: { send: async (lane, messages) => void queued.push(...messages.map((one) => ({ lane, ...one }))) },
    ...replaced,
  })
  const runQueued = async () => {
    for (const { job, subject } of queued.splice(0)) await server.product.jobs.get(job)?.run(server.services, subject)
  }
  return { ...server, left, news, queued, runQueued, send: (letter: Letter) => sendLetter(server.services, letter) }
}

export const readLetterRow = (id: string) =>
  env.DB.prepare('SELECT * FROM letter WHERE id = ?').bind(id).first<Record<string, string | number | null>>()

/** What suppresses an address, with its stream and scope. */
export const readSuppressions = async ({ services }: Pick<TestServer, 'services'>, to: string) =>
  (
    await env.DB.prepare('SELECT stream, scope, reason FROM mail_suppression WHERE address_digest = ?')
      .bind(digestRecipient(services, to))
      .all<{ stream: string; scope: string; reason: string }>()
  ).results
