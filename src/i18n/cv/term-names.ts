import type { CvDocument } from '#src/domain/cv/cv.ts'
import type { CvTerm } from '#src/domain/cv/fields.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { findFlag } from '#src/domain/vocabulary/flags.ts'
import { findPort } from '#src/domain/vocabulary/ports.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl, MessageId } from '../intl.ts'
import { placeText } from '../place-name.ts'
import { rankName } from '../rank-name.ts'

/** What a field suggests: a vocabulary, or vessel types. */
export type TermKind = CvTerm | 'vessel'

/** The two passports of SPEC 3, which the vocabulary names differently. */
const PASSPORTS: Readonly<Record<string, string>> = { international: 'passport', seaman: 'seamans-book' }

const message = (intl: AppIntl, id: MessageId, otherwise: string): string => (intl.has(id) ? intl.t(id) : otherwise)

const NAMES: Record<TermKind, (value: string, intl: AppIntl) => string> = {
  country: (value, intl) => (isCountry(value) ? formatsFor(intl).country(value) : value),
  rank: (value, intl) => rankName(intl, value),
  flag: (value, intl) => (findFlag(value) ? formatsFor(intl).flag(value) : value),
  port: (value, intl) => {
    const port = findPort(value)
    return port ? placeText({ city: port.name, country: port.country }, { intl, formats: formatsFor(intl) }) : value
  },
  vessel: (value, intl) => message(intl, `vessel.${value}`, value),
  paper: (value, intl) => message(intl, `certificate.${PASSPORTS[value] ?? value}`, value),
  company: (value) => value,
  engine: (value) => value,
  'engine-model': (value) => value,
}

/** Returns the name of a slug in the reader's language; other text unchanged. */
export const nameTerm = (kind: TermKind, value: string, intl: AppIntl): string =>
  value === '' ? '' : NAMES[kind](value, intl)

/** Returns the name of a document of a CV, or that of its type. */
export const nameDocument = ({ name, type }: Pick<CvDocument, 'name' | 'type'>, intl: AppIntl): string =>
  name ? nameTerm('paper', name, intl) : intl.t(`cv.choice.type.${type ?? 'document'}`)
