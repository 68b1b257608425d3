import type { CvField, FleetTypeAndVesselType } from '#src/domain/cv/fields.ts'
import { countCharacters, normalizeName, normalizeText } from '#src/domain/text/text.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isCleanName, isCleanText } from '#src/server/platform/plain-text.ts'
import { completeWebAddress, isWebAddress } from '#src/server/platform/web-address.ts'

const MAX_SUM = 100_000_000
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2100-12-31']

type TextField = Extract<CvField, { kind: 'text' | 'term' }>

function normalizeWords(field: TextField, text: string): string {
  if ('listed' in field) return text.trim().toUpperCase()
  if ('lines' in field) return normalizeText(text)
  const line = normalizeName(text)
  return 'shape' in field && field.shape === 'web' ? completeWebAddress(line) : line
}

/** Returns the normalised value: trimmed text, null if empty. */
export function normalizeValue(field: CvField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'term': {
      const text = normalizeWords(field, (value as string | null) ?? '')
      return field.required ? text : text || null
    }
    case 'vessel': {
      const { fleetType, vesselType } = value as FleetTypeAndVesselType
      return { fleetType, vesselType: normalizeName(vesselType ?? '') || null }
    }
    case 'date':
      return (value as string | null)?.trim() || null
    default:
      return value
  }
}

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text >= FIRST_DAY && text <= LAST_DAY
}

function checkWords(text: string, most: number, isClean = isCleanName): Text | undefined {
  if (!isClean(text)) return { id: 'field.common.characters' }
  return countCharacters(text) > most ? { id: 'field.name.long', values: { most } } : undefined
}

/** Fewer digits are no phone number. Other text is allowed: people add a name or a time to call. */
const MIN_PHONE_DIGITS = 5

const isPhone = (text: string): boolean => text.replace(/[^0-9]/g, '').length >= MIN_PHONE_DIGITS

function checkShape(shape: Extract<CvField, { kind: 'text' }>['shape'], text: string): Text | undefined {
  if (shape === 'web' && !isWebAddress(text)) return { id: 'field.website.invalid' }
  return shape === 'phone' && !isPhone(text) ? { id: 'field.phone.invalid' } : undefined
}

function checkText(field: Extract<CvField, { kind: 'text' }>, text: string): Text | undefined {
  return checkWords(text, field.most, field.lines ? isCleanText : isCleanName) ?? checkShape(field.shape, text)
}

function checkNumber(value: number, least: number, most: number, digits = 0): Text | undefined {
  if (!Number.isInteger(value * 10 ** digits)) return { id: 'field.number.whole' }
  return value >= least && value <= most ? undefined : { id: 'field.number.bounds', values: { least, most } }
}

const checkMoney = (value: number): Text | undefined =>
  Number.isInteger(value) && value >= 0 && value <= MAX_SUM ? undefined : { id: 'field.pay.bounds' }

/** Returns what is wrong with a normalised value, if anything. */
export function checkValue(field: CvField, value: unknown): Text | undefined {
  if (value === null || value === '') return undefined
  switch (field.kind) {
    case 'text':
      return checkText(field, value as string)
    case 'term':
      return checkWords(value as string, field.most)
    case 'vessel': {
      const { vesselType } = value as FleetTypeAndVesselType
      return vesselType === null ? undefined : checkWords(vesselType, field.most)
    }
    case 'date':
      return isDay(value as string) ? undefined : { id: 'field.date.invalid' }
    case 'number':
      return checkNumber(value as number, field.least, field.most, field.digits)
    case 'money':
      return checkMoney(value as number)
    default:
      return undefined
  }
}
