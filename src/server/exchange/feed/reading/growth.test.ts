import { expect, it } from 'vitest'
import { countWork } from '#src/server/platform/count-work.fixture.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { getQueryLookup } from '#src/server/work/vacancy-search/query-words.ts'
import { collapseDuplicates } from './collapse-duplicates.ts'
import { MAX_TITLE, parseFeed } from './parse-feed.ts'
import { readItem } from './read-item.ts'

const NOW = Date.UTC(2026, 10, 20)
const lookup = await getQueryLookup()

const read = (xml: string, budget = createReadingBudget('feed', xml.length)) => {
  const { items } = parseFeed(xml, budget)
  return collapseDuplicates(
    items.map((item) => readItem(item, { lookup, language: 'en', now: NOW })),
    new Set(),
  )
}

const TERMS = 'Salary: 5000 USD&lt;br/&gt;Join date: 15.01.2027&lt;br/&gt;Duration: 4 m&lt;br/&gt;'
const createFeed = (parts: Readonly<Record<string, string>>): string => {
  const elements = Object.entries({ guid: '1', title: 'Bosun for Bulk carrier', description: TERMS, ...parts })
  return `<rss><channel><item>${elements.map(([name, text]) => `<${name}>${text}</${name}>`).join('')}</item></channel></rss>`
}

const PARTS = [
  'title',
  'guid',
  'pubDate',
  'description',
  'joining',
  'salary',
  'duration',
  'nationality',
  'vesselName',
  'note',
]
const PIECES = [
  ' ',
  '\n',
  ' \n',
  '. ',
  ';,',
  'мес',
  'a',
  '1',
  '1,11',
  '(',
  '](',
  '<![CDATA[<svg>]]>',
  '&lt;br&gt; ',
  '&lt;',
  'Salary: &lt;br&gt;',
  'Salary\n',
  'Joining 15 January ',
  'рабоч',
  'up to - ',
  'a@a.',
  'www.',
  '\u0301',
]
const LENGTH = 15_000
const MAX_GROWTH = 2.5

/** Returns the spent budget and the counted work. */
function countReading(xml: string): number {
  const budget = createReadingBudget('feed', xml.length)
  return countWork(() => read(xml, budget)) + budget.spent
}

/** Returns the work for a repeated text, and for one twice as long. */
const listGrown = (pieces: readonly string[], length: number, create: (text: string) => string): string[] =>
  pieces.filter((piece) => {
    const [once = 0, twice = 0] = [length, 2 * length].map((most) =>
      countReading(create(piece.repeat(most / piece.length))),
    )
    return twice > MAX_GROWTH * once
  })

it.each(PARTS)(
  'a feed twice as long takes at most two and a half times the work, whatever its %s is full of',
  (part) => {
    expect(listGrown(PIECES, LENGTH, (text) => createFeed({ [part]: TERMS + text }))).toEqual([])
  },
)

it('a title of the greatest length takes at most two and a half times the work of half of it, wherever it could be parted', () => {
  const pieces = [...PIECES, '1,', 'a: ', 'a - ', 'AB, ', 'Bosun for ', 'Bosun for tug, ']
  expect(listGrown(pieces, MAX_TITLE / 2, (title) => createFeed({ title }))).toEqual([])
})

it('a feed of twice as many entries that are nearly alike takes at most two and a half times the work', () => {
  const nameOf = (number: number) => [...String(number)].map((figure) => 'abcdefghij'[Number(figure)]).join('')
  const create = (entries: number) =>
    Array.from({ length: entries }, (_, entry) => {
      const words = Array.from({ length: 80 }, (_, word) => `w${nameOf(word < 12 ? 1000 + entry * 12 + word : word)}`)
      return `<item><guid>${entry}</guid><title>Bosun for Bulk carrier</title><description>${TERMS}${words.join(' ')}</description></item>`
    })
  const [once, twice] = [125, 250].map((entries) => {
    const xml = `<rss><channel>${create(entries).join('')}</channel></rss>`
    return countWork(() => expect(read(xml).kept).toHaveLength(entries))
  })
  expect((twice ?? 0) / (once ?? 1)).toBeLessThan(MAX_GROWTH)
})
