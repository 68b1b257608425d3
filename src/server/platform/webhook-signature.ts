import { createHmac } from 'node:crypto'
import { MINUTE, SECOND } from '#src/domain/time.ts'
import { isSameText } from './crypto.ts'

/** Tolerance for clock differences and delivery time. */
export const WEBHOOK_WINDOW = 5 * MINUTE

/** The headers of a message, as in Standard Webhooks. */
export type WebhookMark = { id: string; timestamp: string; signature: string }

const ID = /^[\w.-]{1,100}$/
const TIMESTAMP = /^\d{1,12}$/
/** Limit of signatures on one message: during a key rotation senders sign with both keys. */
const MAX_SIGNATURES = 8
const KEY_MARK = 'whsec_'

/** Returns a Standard Webhooks signature; `key` is base64, with or without its prefix. */
export function signWebhook(key: string, { id, timestamp }: Omit<WebhookMark, 'signature'>, body: Uint8Array): string {
  const secret = Buffer.from(key.startsWith(KEY_MARK) ? key.slice(KEY_MARK.length) : key, 'base64')
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}

/** Whether a message was signed recently with one of the keys. */
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
