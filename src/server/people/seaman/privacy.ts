import type { Privacy } from '#src/domain/privacy/privacy.ts'
import type { SeamanRow } from './seaman.tables.ts'

type Chosen = Pick<
  SeamanRow,
  'isHidden' | 'isForVerified' | 'certificatesFor' | 'contactsFor' | 'numbersFor' | 'isHideEngines'
>

/** For whom a card is. */
export function audienceOfCard({
  isHidden,
  isForVerified,
}: Pick<Chosen, 'isHidden' | 'isForVerified'>): Privacy['card'] {
  if (!isHidden) return 'everybody'
  return isForVerified ? 'verified' : 'nobody'
}

/** What a seafarer lets others see, as it is kept. */
export const privacyOf = (seaman: Chosen): Privacy => ({
  card: audienceOfCard(seaman),
  certificates: seaman.certificatesFor,
  contacts: seaman.contactsFor,
  numbers: seaman.numbersFor,
  engines: seaman.isHideEngines ? 'nobody' : 'applied',
})
