import { createHmac } from 'node:crypto'
import { MINUTE, SECOND } from '#src/domain/time.ts'
import { isSameText } from './crypto.ts'

/** How far the clocks of both machines may be apart, and how long a message may be on its way. */
export const WEBHOOK_WINDOW = 5 * MINUTE

/** What the headers of a message say, as Standard Webhooks names them. */
export type WebhookMark = { id: string; timestamp: string; signature: string }

const ID = /^[\w.-]{1,100}$/
const TIMESTAMP = /^\d{1,12}$/
/** Signatures that one message may bring: senders that change their key sign with both. */
const MAX_SIGNATURES = 8
const KEY_MARK = 'whsec_'

/** A signature as Standard Webhooks makes it; `key` is base64, with or without its mark. */
export function signWebhook(key: string, { id, timestamp }: Omit<WebhookMark, 'signature'>, body: Uint8Array): string {
  const secret = Buffer.from(key.startsWith(KEY_MARK) ? key.slice(KEY_MARK.length) : key, 'base64')
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}

/** Whether a message was signed with one of the keys, and lately. */
export function isSignedWebhook(
  mark: WebhookMark,
  body: Uint8Array,
  { keys, now }: { keys: readonly string[]; now: number },
): boolean {
  const { id, timestamp, signature } = mark
  if (!ID.test(id) || !TIMESTAMP.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * SECOND) > WEBHOOK_WINDOW) return false
  const given = signature.split(' ').slice(0, MAX_SIGNATURES)
  const right = keys.map((key) => signWebhook(key, mark, body))
  return given.some((one) => right.some((other) => isSameText(one, other)))
}
