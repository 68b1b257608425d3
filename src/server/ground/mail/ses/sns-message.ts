import { z } from 'zod'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import type { SnsTopic } from '#src/server/platform/mail/ses-settings.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSigningKey } from './sns-certificates.ts'

/** Amazon SNS delivers a message again for an hour, with the time at which it was published. */
const MAX_AGE = HOUR + 5 * MINUTE
const MAX_AHEAD = 5 * MINUTE

const messageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().optional(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.literal('2'),
  Signature: z.base64(),
  SigningCertURL: z.string(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
})

/** A message of Amazon SNS. */
export type SnsMessage = z.output<typeof messageSchema>

/** The signed fields, in the order in which they are signed. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

/** Returns the text that a signature covers: a line for the name and one for the value of each field. */
export const writeSigned = (message: Pick<SnsMessage, 'Type'> & Partial<SnsMessage>): string =>
  SIGNED[message.Type]
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')

function parseMessage(body: Uint8Array): SnsMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))).data
  } catch {
    return undefined
  }
}

function isRecent({ Timestamp }: SnsMessage, now: number): boolean {
  const age = now - Date.parse(Timestamp)
  return age <= MAX_AGE && age >= -MAX_AHEAD
}

/** Returns the message if it is one of our topic, published within the last hour and signed by version 2 (SHA-256 with RSA). */
export async function verifyMessage(
  services: Needs<'providerFetch' | 'clock'>,
  topic: SnsTopic,
  body: Uint8Array,
): Promise<SnsMessage | undefined> {
  const message = parseMessage(body)
  if (!message || message.TopicArn !== topic.arn || !isRecent(message, services.clock())) return undefined
  const key = await findSigningKey(services, topic, message.SigningCertURL)
  if (!key) return undefined
  const [signature, signed] = [Buffer.from(message.Signature, 'base64'), Buffer.from(writeSigned(message))]
  return (await crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, signature, signed)) ? message : undefined
}
