import { loadIntl } from '#src/i18n/load.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../accounts/accounts.tables.ts'
import { renderMailHtml, renderMailText } from '../mails/mail-layout.ts'
import { writeErased } from './rights.mails.ts'

/**
 * The one mail that does not pass the outbox: after it nothing may be left that knows the address. Where mail is only kept in the
 * database it is not kept either. A mail that cannot be sent is not tried again, for the same reason. An address that was never
 * confirmed may be a stranger's and gets none.
 */
export async function sayGoodbye({ config, mailer }: Needs<'mailer' | 'config'>, account: AccountRow): Promise<void> {
  if (account.emailVerifiedAt === null) return
  const intl = await loadIntl(account.language)
  const frame = { intl, locale: account.language, product: config.productName, origin: config.origins[0] ?? '' }
  const content = writeErased(frame)
  try {
    const { subject } = content
    await mailer.deliver({
      to: account.email,
      subject,
      text: renderMailText(content),
      html: renderMailHtml(content, intl),
    })
  } catch (error) {
    logFailure('last mail not sent', account.id, error)
  }
}
