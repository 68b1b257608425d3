import { BONUS_KINDS } from '#src/domain/bonus/bonus.ts'
import { MAILINGS, PACKAGES } from '#src/domain/mailing/mailings.ts'
import type { MessageId } from '#src/i18n/intl.ts'

/** Returns the message that names an item of the price list; undefined for a code that the list does not sell. */
export function nameOfItem(code: string): MessageId | undefined {
  const mailing = MAILINGS.find(({ slug }) => slug === code)
  if (mailing) return `mailing.title.${mailing.slug}`
  const several = PACKAGES.find(({ slug }) => `package-${slug}` === code)
  if (several) return `mailing.package.${several.slug}`
  if (code === 'form') return 'mailing.choice.withApplication'
  if (code === 'consultation') return 'mailing.row.consultation'
  const kind = BONUS_KINDS.find((one) => `bonus-${one}` === code)
  if (kind) return `bonus.kind.${kind}`
  if (code === 'premium') return 'service.line.premium'
  if (code === 'premium-year') return 'service.title.premium-year'
  if (code === 'package-start') return 'service.title.start'
  return code === 'first-promo' ? 'mailing.row.promo' : undefined
}
