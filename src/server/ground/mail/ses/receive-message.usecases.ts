import { DAY, SECOND } from '#src/domain/time.ts'
import type { SnsTopic } from '#src/server/platform/mail/ses-settings.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { digestRecipient } from '../letters/letter.ts'
import { applyReport } from '../letters/letter-events.ts'
import { suppressAddress } from '../letters/suppressions.repository.ts'
import { readSesEvent, type SesReport } from './ses-event.ts'
import type { SnsMessage } from './sns-message.ts'

const TIMEOUT = 10 * SECOND
/** A mailbox that was full or closed may be there again, and its owner needs the link to a new password. */
const BOUNCED_FOR = 7 * DAY

/** Confirms our subscription of our topic. The address is ours, so nothing else in the message is called. */
async function confirmSubscription(
  { providerFetch }: Needs<'providerFetch'>,
  { arn, region }: SnsTopic,
  { Token: token = '' }: SnsMessage,
): Promise<void> {
  const query = new URLSearchParams({ Action: 'ConfirmSubscription', TopicArn: arn, Token: token })
  const response = await providerFetch(`https://sns.${region}.amazonaws.com/?${query}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`the subscription was not confirmed: ${response.status}`)
}

/** Of mail to accounts only permanent bounces count, for a week: a complaint must not stop the link to a new password. */
async function applyToAccounts(
  services: Needs<'db' | 'clock' | 'keys'>,
  { recipient, report }: SesReport,
): Promise<void> {
  if (report !== 'bounced') return
  const { db, clock } = services
  const address = { stream: 'account', addressDigest: digestRecipient(services, recipient), scope: null } as const
  await suppressAddress(db, address, { reason: 'bounced', at: clock(), until: clock() + BOUNCED_FOR })
}

/** Applies a verified message. A repeated one has no further effect. */
export async function receiveMessage(
  services: Services,
  registry: Parameters<typeof applyReport>[1],
  { topic, message }: { topic: SnsTopic; message: SnsMessage },
): Promise<void> {
  if (message.Type === 'SubscriptionConfirmation') return confirmSubscription(services, topic, message)
  const report = message.Type === 'Notification' ? readSesEvent(message.Message) : undefined
  if (!report) return
  if (report.stream === 'account') return applyToAccounts(services, report)
  const { letterId, messageId, at } = report
  if (letterId)
    await applyReport(services, registry, { letterId, messageId, report: report.report, at: at ?? services.clock() })
}
