import type { Services } from '../../platform/services.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import type { MailContent, MailFrame } from '../mails/mail-content.ts'
import type { MailPayload } from '../mails/mails.tables.ts'
import { createCopySecret } from './copy-secret.ts'
import { findExport } from './exports.repository.ts'
import { writeCopyReady } from './rights-mails.ts'

/** The mail with the link to a copy; none when the copy is over already. */
export async function sendCopyReady(
  services: Services,
  frame: MailFrame,
  { exportId }: MailPayload,
): Promise<MailContent | undefined> {
  const id = String(exportId)
  const copy = await findExport(services.db, id)
  const account = copy?.status === 'ready' ? await findAccount(services.db, copy.account_id) : undefined
  return account && writeCopyReady(frame, { role: account.role, secret: createCopySecret(services, id) })
}
