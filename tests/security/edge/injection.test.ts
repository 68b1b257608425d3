import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findDocs } from '#src/app/features/exchange/help/doc-library.ts'
import { IS_FULL } from '../../support/full.ts'
import { printFigure } from '../support/figures.ts'
import { readData, runHydration } from '../support/hydration.ts'
import { differenceOf, type Markup, readMarkup } from '../support/markup.ts'
import { HARMLESS, PAYLOADS, SINGLES } from '../support/payloads.ts'
import { renderSight } from '../support/rendered-page.ts'
import { findScenes, type Scene, withText } from '../support/sights.ts'

const VARIANTS = IS_FULL ? [0, 1, 2] : [0, 1]
/** Rendering every page takes long on a busy machine, and the full form takes its time anywhere. */
const PATIENCE = IS_FULL ? 7_200_000 : 180_000
/** Payloads for a page all of whose fields another page has shown already. */
const AGAIN = 1
const figures = { pages: 0, renders: 0, placed: 0, fields: new Set<string>(), data: 0, hydrated: 0 }
const LD = 'application/ld+json'
/** React renders it where a part of the page failed. */
const FAILED_PART = /^template data-(msg|dgst)/

/** Queries are short, or they are not taken. */
const payloadAt = (field: string, round: number): string => {
  const list = field.startsWith('?') ? SINGLES : PAYLOADS
  return list[round % list.length] as string
}
/** Long titles are cut. */
const isHostile = (text: string) => {
  const start = text.replace(/…$/, '').trimEnd()
  return PAYLOADS.some((payload) => payload === text || (start.length > 20 && payload.startsWith(start)))
}

/** Data must give back as many payloads as it gave harmless words; texts in Markdown stay harmless. */
function checkData(page: Markup, harmless: Markup, kind: Scene['kind']): string | undefined {
  const count = (texts: string[], test: (text: string) => boolean) => texts.filter(test).length
  const isGiven = (text: string) => text === HARMLESS || isHostile(text)
  for (const type of [LD, 'application/json']) {
    const found = count(readData(page, type), isGiven)
    if (found !== count(readData(harmless, type), (text) => text === HARMLESS)) return `${type} gives other texts back`
    figures.data += found
  }
  if (kind !== 'app') return undefined
  const found = count(runHydration(page), isGiven)
  figures.hydrated += found
  return found === count(runHydration(harmless), (text) => text === HARMLESS) ? undefined : 'hydrates other texts'
}

const findDanger = (page: Markup, harmless: Markup): string | undefined =>
  page.dangers.find((danger) => !harmless.dangers.includes(danger))

const faultOf = (page: Markup, harmless: Markup, kind: Scene['kind']): string | undefined =>
  findDanger(page, harmless) ?? differenceOf(page, harmless) ?? checkData(page, harmless, kind)

/** Pages that show how two texts differ: there one payload is in every field, as one harmless word is. */
const COMPARING = ['company-applicant', 'seaman-cv-version', 'seaman-job']

/** Guides have the words of some payloads: what is found is another page than the one of a word that no one wrote. */
const findsGuides = async ({ sight }: Scene, query: string): Promise<boolean> =>
  sight.route.id === 'docs-home' && (await findDocs('en', query)).length > 0

describe('T11: what people write', () => {
  let scenes: Scene[] = []
  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    scenes = await findScenes(VARIANTS)
  }, PATIENCE)
  afterAll(() => {
    vi.restoreAllMocks()
    const { pages, renders, placed, fields, data, hydrated } = figures
    printFigure(
      'T11',
      `${SINGLES.length} payloads in each of ${fields.size} fields, ${pages} pages, ${renders} renderings, ${placed} placed: the same elements and attributes as with harmless words, 0 that could run; ${data} given back whole by JSON-LD and state, ${hydrated} by hydration, 0 executions`,
    )
  })

  test('is compared in every part of a page', () => {
    const failed = scenes.filter(({ harmless }) => harmless.skeleton.some((element) => FAILED_PART.test(element)))
    expect(failed.map(({ name }) => name)).toEqual([])
  })

  test(
    'stays text in every free field of every page',
    async () => {
      const faults = new Map<string, string>()
      for (const scene of scenes) {
        const { sight, variant, open, kind, name, harmless } = scene
        const isNew = open.some((field) => !figures.fields.has(`${kind} ${field}`))
        const isComparing = COMPARING.includes(sight.route.id)
        const rounds = isNew || IS_FULL ? PAYLOADS.length : AGAIN
        figures.pages += 1
        for (let round = 0; round < rounds; round += 1) {
          const fill = withText(
            (field) => open.includes(field),
            (field, index) => payloadAt(field, round + (isComparing ? 0 : open.indexOf(field) * 7 + index)),
          )
          const html = await renderSight(sight, fill, variant).catch(String)
          const check = (await findsGuides(scene, fill('?q', 0) ?? '')) ? findDanger : faultOf
          const fault = html === undefined ? 'leads elsewhere' : check(readMarkup(html), harmless, kind)
          if (fault && !faults.has(name)) faults.set(name, `${round}: ${fault}`)
          figures.renders += 1
          figures.placed += open.length
        }
        for (const field of open) figures.fields.add(`${kind} ${field}`)
      }
      expect(Object.fromEntries(faults)).toEqual({})
    },
    PATIENCE,
  )
})
