import { CERTIFICATES, type CertificateKind } from '#src/domain/vocabulary/certificates.ts'
import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import { ENGINE_MAKERS, listEngineModels } from '#src/domain/vocabulary/engines.ts'
import { FLAGS } from '#src/domain/vocabulary/flags.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { PORTS } from '#src/domain/vocabulary/ports.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import { nameTerm, type TermKind } from '#src/i18n/cv/term-names.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** Other fields of the entry. */
export type TermContext = { type?: string; engineName?: string; companies?: readonly string[] }

export type Suggestion = { value: string; name: string; also: readonly string[] }

const KINDS_OF_TYPE: Readonly<Record<string, readonly CertificateKind[]>> = {
  visa: ['visa'],
  certificate: ['coc', 'stcw', 'industry', 'medical'],
  document: ['identity', 'medical', 'industry'],
}

const PASSPORTS = ['international', 'seaman', 'flag-seamans-book', 'sid']

const listPapers = (type: string | undefined): readonly string[] => {
  if (type === 'passport') return PASSPORTS
  const kinds = KINDS_OF_TYPE[type ?? '']
  return CERTIFICATES.filter(({ kind }) => !kinds || kinds.includes(kind)).map(({ slug }) => slug)
}

type Listed = { value: string; also?: readonly string[] }

const plain = (values: readonly string[]): Listed[] => values.map((value) => ({ value }))

const LISTS: Record<TermKind, (context: TermContext) => readonly Listed[]> = {
  country: () => plain(COUNTRIES),
  rank: () =>
    RANKS.map(({ slug, abbreviation, aliases }) => ({
      value: slug,
      also: [...(abbreviation ? [abbreviation] : []), ...aliases],
    })),
  flag: () => plain(FLAGS.map(({ code }) => code)),
  // A name may belong to several ports: the person chooses, and none is chosen automatically.
  port: () => plain(PORTS.map(({ locode }) => locode)),
  vessel: () => VESSEL_TYPES.map(({ slug, aliases }) => ({ value: slug, also: aliases })),
  paper: ({ type }) => plain(listPapers(type)),
  company: ({ companies = [] }) => plain(companies),
  engine: () => plain(ENGINE_MAKERS),
  'engine-model': ({ engineName = '' }) => plain(listEngineModels(engineName)),
}

/** Returns suggestions in the reader's language, sorted. */
export function listSuggestions(kind: TermKind, context: TermContext, intl: AppIntl): Suggestion[] {
  const suggestions = LISTS[kind](context).map(({ value, also = [] }) => ({
    value,
    name: nameTerm(kind, value, intl),
    also,
  }))
  const isOrdered = kind === 'company' || kind === 'engine-model' || kind === 'rank'
  return isOrdered ? suggestions : suggestions.sort((one, other) => one.name.localeCompare(other.name, intl.code))
}

/** Creates a function that maps typed text to the vocabulary's slug by any of its names; other text is unchanged. Company names are free text. */
export function createTermReader(suggestions: readonly Suggestion[], kind?: TermKind): (typed: string) => string {
  if (kind === 'company') return (typed) => typed
  const values = new Map<string, string>()
  const learn = (text: string, value: string) => {
    const folded = foldText(text)
    if (folded !== '' && !values.has(folded)) values.set(folded, value)
  }
  for (const { name, value } of suggestions) learn(name, value)
  // "Basic safety training (BST)" is also BST, and a certificate also its regulation.
  for (const { name, value } of suggestions) learn(/\(([^()]{2,12})\)$/.exec(name)?.[1] ?? '', value)
  for (const { also, value } of suggestions)
    for (const text of [...also, value, value.replaceAll('-', ' ')]) learn(text, value)
  return (typed) => values.get(foldText(typed)) ?? typed
}
