import { describe, expect, it } from 'vitest'
import { SECURITY_EVENTS } from '#src/contract/audit/security.ts'
import { ERROR_CODES } from '#src/contract/http/errors.ts'
import { getLocale, LOCALE_CODES } from '#src/domain/locales.ts'
import { AGREEMENTS } from '#src/domain/vocabulary/agreements.ts'
import { CERTIFICATES } from '#src/domain/vocabulary/certificates.ts'
import { SPECIAL_REGISTERS } from '#src/domain/vocabulary/flags.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { REGION_SLUGS } from '#src/domain/vocabulary/trading-areas.ts'
import { VESSEL_CLASS_WORDS } from '#src/domain/vocabulary/vessel-classes.ts'
import { VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import { DYNAMIC_IDS } from '#src/i18n/dynamic-ids.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { INTERFACE_LOCALES } from '#src/i18n/interface-locales.ts'
import { LATIN, languageProblems, SCRIPTS } from './catalogues/language-rules.ts'
import { isValid, shapeOf } from './catalogues/message-shape.ts'
import { pluralProblems } from './catalogues/plural-rules.ts'
import {
  type Catalogue,
  controlFiles,
  misplacedIds,
  readCatalogue,
  readControls,
} from './catalogues/read-catalogues.ts'
import { maySameAsEnglish, needsTranslation } from './catalogues/same-as-english.ts'
import { type Found, scanSources } from './catalogues/scan-sources.ts'

const english = readCatalogue('en')
const controls = readControls('en')
const sources = scanSources()
const areas = new Set([...english.keys()].map((id) => id.split('.')[0]))

const show = ({ file, text }: Found): string => `${file}: ${text}`
const isKnown = (id: string): boolean => english.has(id) || controls.has(id)
const patternOf = (family: string): RegExp => new RegExp(`^${family.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)
const validIn = (catalogue: Catalogue): [string, string][] => [...catalogue].filter(([, text]) => isValid(text))

describe('ids in the code', () => {
  it('exist in English', () => {
    expect(sources.ids.filter(({ text }) => !isKnown(text)).map(show)).toEqual([])
  })

  it('are said with every value and tag that their message names', () => {
    const lacking = sources.calls.flatMap(({ file, id, given }) => {
      const { inserted, tags } = shapeOf(english.get(id) ?? '')
      const missing = [...inserted, ...tags].filter((name) => !given.includes(name))
      return missing.length === 0 ? [] : [`${file}: ${id} without ${missing.join(', ')}`]
    })
    expect(lacking).toEqual([])
  })

  it('are built only in the declared families', () => {
    const built = sources.templates.filter(({ text }) => areas.has(text.split('.')[0] ?? ''))
    expect(built.filter(({ text }) => !DYNAMIC_IDS.includes(text)).map(show)).toEqual([])
  })

  it('have no declared family that nothing builds', () => {
    const built = new Set(sources.templates.map(({ text }) => text))
    expect(DYNAMIC_IDS.filter((family) => !built.has(family))).toEqual([])
  })

  it('exist for every value of the closed families', () => {
    const expected = [
      ...Object.keys(ERROR_CODES).map((code) => `error.code.${code}`),
      ...SECURITY_EVENTS.map((kind) => `security.event.${kind}`),
      ...RANKS.map(({ slug }) => `rank.${slug}`),
      ...VESSEL_TYPES.map(({ slug }) => `vessel.${slug}`),
      ...CERTIFICATES.map(({ slug }) => `certificate.${slug}`),
      ...REGION_SLUGS.map((slug) => `vocabulary.area.${slug}`),
      ...AGREEMENTS.map((kind) => `vocabulary.agreement.${kind}`),
      ...VESSEL_CLASS_WORDS.map((word) => `vocabulary.vessel-class.${word}`),
      ...SPECIAL_REGISTERS.map(({ code }) => `vocabulary.flag.${code}`),
    ]
    expect(expected.filter((id) => !english.has(id))).toEqual([])
  })

  it('use every message', () => {
    const literals = new Set(sources.literals.map(({ text }) => text))
    const families = DYNAMIC_IDS.map(patternOf)
    const unused = [...english.keys()].filter((id) => !literals.has(id) && !families.some((family) => family.test(id)))
    expect(unused).toEqual([])
  })

  it('leave no words in the markup itself', () => {
    expect(sources.words.filter(({ file }) => file.startsWith('app/')).map(show)).toEqual([])
  })
})

describe.each(LOCALE_CODES)('catalogue of %s', (code) => {
  const catalogue = readCatalogue(code)
  const messages = validIn(catalogue)
  const translated = messages.filter(([id]) => isValid(english.get(id) ?? '{'))

  it('has the messages of English, no more', () => {
    const missing = [...english.keys()].filter((id) => !catalogue.has(id))
    const extra = [...catalogue.keys()].filter((id) => !english.has(id))
    expect({ missing, extra }).toEqual({ missing: [], extra: [] })
  })

  it('keeps each message in the file of its first segment', () => {
    expect(misplacedIds(code)).toEqual([])
  })

  it('is right ICU', () => {
    expect([...catalogue].filter(([, text]) => !isValid(text))).toEqual([])
  })

  it('has the placeholders and tags of English', () => {
    const parts = (text: string) => {
      const { inserted, tags } = shapeOf(text)
      return [...inserted.map((name) => `{${name}}`), ...tags.map((name) => `<${name}>`)].join(' ')
    }
    const wrong = translated.flatMap(([id, text]) => {
      const [wanted, given] = [parts(english.get(id) ?? ''), parts(text)]
      return wanted === given ? [] : [`${id}: ${given || 'nothing'} instead of ${wanted || 'nothing'}`]
    })
    expect(wrong).toEqual([])
  })

  it('has the plural branches of its language', () => {
    const { intl } = getLocale(code)
    const wrong = messages.flatMap(([id, text]) =>
      shapeOf(text).plurals.flatMap((plural) => pluralProblems(plural, intl).map((problem) => `${id}: ${problem}`)),
    )
    expect(wrong).toEqual([])
  })

  it('follows the rules of its language', () => {
    const wrong = messages.flatMap(([id, text]) => {
      const ends = text === '' || text !== text.trim() ? ['empty, or a space at an end'] : []
      return [...ends, ...languageProblems(code, shapeOf(text).words)].map((why) => `${id}: ${why}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  it('ends no sentence twice where a date brings a full stop of its own', () => {
    if (!createFormats(code).plainDate('2026-11-26').endsWith('.')) return
    const ended = messages.filter(([, text]) => /\{(?:date|until|latest)\}\./.test(text))
    expect(ended).toEqual([])
  })

  it('calls a level of English a level, the same one everywhere, so that the words for it agree', () => {
    const label = catalogue.get('vacancy.detail.english') ?? ''
    const labels = ['crew.row.english', 'crew.detail.english', 'company.applicant.english']
    expect(labels.map((id) => catalogue.get(id))).toEqual(labels.map(() => label))
    expect(catalogue.get('vacancy.chip.english')?.startsWith(label)).toBe(true)
    expect(label.toLowerCase()).not.toBe(createFormats(code).language('en').toLowerCase())
  })

  it.skipIf(code === 'en')('has no text left in English', () => {
    const left = translated.filter(
      ([id, text]) => text === english.get(id) && needsTranslation(shapeOf(text).words) && !maySameAsEnglish(code, id),
    )
    expect(left).toEqual([])
  })
})

describe('control words', () => {
  it('exist for exactly the interface locales', () => {
    expect(controlFiles().sort()).toEqual(INTERFACE_LOCALES.map(({ code }) => code).sort())
  })

  it.each(INTERFACE_LOCALES)('of $code are complete and in its script', ({ code }) => {
    const words = readControls(code)
    expect([...words.keys()]).toEqual([...controls.keys()])
    const script = SCRIPTS[code] ?? LATIN
    const wrong = [...words].filter(([, word]) => word !== 'OK' && (!script.test(word) || word !== word.trim()))
    expect(wrong).toEqual([])
  })

  it('belong to routed locales as well', () => {
    for (const code of LOCALE_CODES) expect(controlFiles()).toContain(code === 'zh' ? 'zh-CN' : code)
  })
})
