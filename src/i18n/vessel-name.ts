import { findClassWord } from '../domain/vocabulary/vessel-classes.ts'
import type { AppIntl } from './intl.ts'

type Vessel = { vesselType: string; vesselClass: string | null }

/** "Bulk carrier, self-unloader" or "Crude oil tanker, Aframax": classes that are words are translated, as they are behind a comma; codes are not. */
export function vesselText({ vesselType, vesselClass }: Vessel, intl: Pick<AppIntl, 'has' | 't'>): string {
  const id = `vessel.${vesselType}` as const
  const type = intl.has(id) ? intl.t(id) : vesselType
  if (!vesselClass) return type
  const word = findClassWord(vesselClass)
  const detail = word ? intl.t(`vocabulary.vessel-class.${word}`) : vesselClass
  return intl.t('vocabulary.vessel.with-class', { type, detail })
}
