/** Who the advertisement speaks to. */
export type Reader =
  | 'deckOfficer'
  | 'engineOfficer'
  | 'rating'
  | 'engineRating'
  | 'galley'
  | 'hotel'
  | 'technician'
  | 'cadet'

/** A fleet, or the part of one of which a sentence is true; the parts may be empty. */
export type FleetWord =
  | 'merchant'
  | 'dry'
  | 'liner'
  | 'tanker'
  | 'matrix'
  | 'offshore'
  | 'field'
  | 'tug'
  | 'passenger'
  | 'cruise'

/**
 * Sentences of one language from which an advertisement is put together. Those under `fact` may name a figure of the
 * vacancy in braces and are used only when the vacancy has it, so that text and facts never disagree.
 */
export type TextSet = {
  open: readonly string[]
  fleet: Readonly<Record<FleetWord, readonly string[]>>
  need: Readonly<Record<Reader, readonly string[]>>
  offer: readonly string[]
  fact: Readonly<Record<'engine' | 'built' | 'crew' | 'rotation' | 'travel' | 'internet', readonly string[]>>
  close: readonly string[]
}
