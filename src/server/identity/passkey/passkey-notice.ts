import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Needs } from '#src/server/platform/services.ts'

export const NOTICE_ACTS = ['added', 'removed', 'refused', 'two-step-on', 'two-step-off'] as const
export type NoticeAct = (typeof NOTICE_ACTS)[number]

type Notice = { act: NoticeAct; accountId: string; cause: string; name?: string }

/** The mail about a change of sign-in methods, for the batch of the change. */
export const createNotice = (services: Needs<'db' | 'clock' | 'ids'>, { act, accountId, cause, name = '' }: Notice) =>
  createOutboxEntry(services, {
    cause: `passkey-${act}:${cause}`,
    kind: 'passkey-notice',
    accountId,
    payload: { act, name },
  })
