import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../domain/locales.ts'
import type { AppIntl, MessageId, RichValues } from './intl.ts'
import { loadIntl, loadMessages } from './load.ts'
import { loadReactIntl } from './load-react-intl.ts'
import { loadServerIntl } from './load-server-intl.ts'
import { type Message, type MessageNode, type PlainValue, type PlainValues, walkMessage } from './message.ts'
import { richText } from './react.tsx'

const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1500, -1, 1_234_567.891, undefined]
const TEXTS = [
  'Chief Officer',
  'ربان',
  '2/O',
  '\u2068C/O\u2069 ربان',
  '<b>&amp;"</b>',
  '',
  7,
  null,
  undefined,
  true,
  false,
  'שלום 4–6',
  "{it's} #",
]
const OTHER = 'none of the branches'

type Samples = { values: PlainValues; tags: RichValues; nodes: RichValues }

/** What the value of a name is tried with. Names of one message take turns, so that each meets each other’s values. */
const candidatesFor = (node: MessageNode): readonly PlainValue[] => {
  if (node.type === 5) return [...Object.keys(node.options), OTHER]
  return node.type === 1 ? TEXTS : NUMBERS
}

function* samplesFor(message: Message): Generator<Samples> {
  const nodes = typeof message === 'string' ? [] : walkMessage(message)
  const named = new Map(nodes.flatMap((node) => ('value' in node && node.type !== 0 ? [[node.value, node]] : [])))
  const inserted = [...named].filter(([, { type }]) => type !== 8)
  const tags = Object.fromEntries(
    [...named].filter(([, { type }]) => type === 8).map(([name]) => [name, drawTag(name)]),
  )
  const times = inserted.length === 0 ? 1 : NUMBERS.length * inserted.length
  for (let turn = 0; turn < times; turn += 1) {
    const values = Object.fromEntries(
      inserted.map(([name, node], place) => {
        const candidates = candidatesFor(node)
        return [name, candidates[(turn + Math.floor(turn / NUMBERS.length) * place) % candidates.length]]
      }),
    ) as PlainValues
    const drawn = inserted.filter(([, { type }]) => type === 1).map(([name]) => [name, drawNode(values[name])])
    yield { values, tags, nodes: Object.fromEntries(drawn) }
  }
}

const drawTag = (name: string) => (inner: ReactNode) => createElement('a', { 'data-tag': name }, inner)
const drawNode = (value: unknown) => createElement('bdi', null, String(value))

/** As a text, which leaves what its tags hold, with its tags, and with nodes in place of texts. */
function formatAllWays(intl: AppIntl, id: MessageId, { values, tags, nodes }: Samples): string[] {
  const markup = (more: RichValues) =>
    renderToStaticMarkup(createElement(Fragment, null, richText(intl, id, { ...values, ...tags, ...more })))
  if (Object.keys(tags).length > 0) return [intl.t(id, values), markup({}), markup(nodes)]
  return Object.keys(nodes).length > 0 ? [intl.t(id, values), markup(nodes)] : [intl.t(id, values)]
}

test.each(LOCALE_CODES)('documents, app pages and the server show every message alike in %s', async (code) => {
  const [compiled, ...others] = [await loadIntl(code), await loadReactIntl(code), await loadServerIntl(code)]
  const messages = Object.entries((await loadMessages(code)) ?? {})
  expect(messages.length).toBeGreaterThan(1000)
  const unlike: object[] = []
  for (const [id, message] of messages) {
    for (const samples of samplesFor(message)) {
      const said = formatAllWays(compiled, id as MessageId, samples)
      for (const other of others) {
        const outputOfOther = formatAllWays(other, id as MessageId, samples)
        if (said.join() !== outputOfOther.join()) unlike.push({ id, values: samples.values, said, outputOfOther })
      }
    }
  }
  expect(unlike).toEqual([])
})

test('a missing value shows nothing on documents, on app pages and in texts of the server', async () => {
  for (const intl of [await loadIntl('en'), await loadReactIntl('en'), await loadServerIntl('en')])
    expect(intl.t('vacancy.chip.text')).not.toContain('vacancy.chip')
})
