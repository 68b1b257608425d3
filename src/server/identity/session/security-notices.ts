import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { nameGuesser } from '../account/known-device.ts'

export type SecurityNotice = {
  kind: Extract<MailKind, 'password-changed' | 'new-device'>
  account: Pick<AccountRow, 'id' | 'role'>
  caller: Pick<Caller, 'origin'>
}

/** A mail about a security event: what, when, on what device and where. For the batch of the event. */
export function createSecurityNotice(
  services: Needs<'db' | 'clock' | 'ids'>,
  { kind, account, caller }: SecurityNotice,
): { id: string; statement: Statement } {
  const { device, country, city } = caller.origin
  return createOutboxEntry(services, {
    cause: `${kind}:${services.ids.publicId()}`,
    kind,
    accountId: account.id,
    payload: { role: account.role, device, country, city, at: services.clock() },
  })
}

/** The notice of a sign-in in a browser that is new to the account. */
export function noticeNewDevice(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  account: Pick<AccountRow, 'id' | 'email' | 'role' | 'passwordHash'>,
  caller: Pick<Caller, 'origin' | 'knownDevice'>,
): { mails: string[]; statements: Statement[] } {
  const isKnown = nameGuesser(services, account, caller.knownDevice) !== account.email
  if (isKnown) return { mails: [], statements: [] }
  const notice = createSecurityNotice(services, { kind: 'new-device', account, caller })
  return { mails: [notice.id], statements: [notice.statement] }
}
