import type { Privacy } from '#src/domain/privacy/privacy.ts'
import type { SeamanRow } from './seaman.tables.ts'

type Chosen = Pick<
  SeamanRow,
  'isHidden' | 'isForVerified' | 'certificatesFor' | 'contactsFor' | 'numbersFor' | 'isHideEngines'
>

/** Returns the audience of a card. */
export function audienceOfCard({
  isHidden,
  isForVerified,
}: Pick<Chosen, 'isHidden' | 'isForVerified'>): Privacy['card'] {
  if (!isHidden) return 'everybody'
  return isForVerified ? 'verified' : 'nobody'
}

/** Returns the stored visibility settings of a seafarer. */
export const privacyOf = (seaman: Chosen): Privacy => ({
  card: audienceOfCard(seaman),
  certificates: seaman.certificatesFor,
  contacts: seaman.contactsFor,
  numbers: seaman.numbersFor,
  engines: seaman.isHideEngines ? 'nobody' : 'applied',
})
