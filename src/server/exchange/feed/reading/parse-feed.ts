import { type XmlElement, XmlNode } from '@rgrove/parse-xml'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import { cutText } from '#src/domain/text/text.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { FeedError } from './feed-error.ts'
import { type FieldName, findFieldOfElement } from './field-labels.ts'
import { toLine } from './html-lines.ts'
import { readRoot } from './parse-xml.ts'

export const MAX_ITEMS = 500
/** Limit of a description with its markup, in characters. */
export const MAX_DESCRIPTION = 100_000
const MAX_ID = 300
export const MAX_TITLE = 300
/** Limit of a single line with its markup. */
const MAX_LINE = 2000
const MAX_DATE = 100

/** One entry of a feed, unprocessed. */
export type FeedItem = {
  /** From 1. */
  position: number
  /** The entry's id in the feed; empty if it has none. */
  externalId: string
  title: string
  /** With its markup; cut at MAX_DESCRIPTION. */
  description: string
  /** UTC ms. */
  published: number | null
  /** Values of separate elements. */
  fields: Partial<Record<FieldName, string>>
}

export type Feed = { language: LocaleCode | undefined; items: FeedItem[] }

const ITEM_NAMES = new Set(['item', 'entry', 'job', 'vacancy', 'position', 'offer', 'vacature', 'advert'])
const ID_NAMES = ['guid', 'id', 'referencenumber', 'reference', 'ref', 'vacancyid', 'jobid', 'link', 'url']
const TITLE_NAMES = ['title', 'name', 'jobtitle', 'position', 'rank']
const TEXT_NAMES = ['encoded', 'description', 'content', 'body', 'text', 'summary']
const DATE_NAMES = ['pubdate', 'published', 'date', 'updated', 'created', 'dateposted']

const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '').toLowerCase()
const childrenOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child.type === XmlNode.TYPE_ELEMENT)

const isItem = (element: XmlElement): boolean => ITEM_NAMES.has(localName(element))

/** Returns the entries: in the root (Atom, RDF, own formats) or one level down (RSS). */
function findItems(root: XmlElement): XmlElement[] {
  const inner = childrenOf(root)
  const direct = inner.filter(isItem)
  return direct.length > 0 ? direct : inner.flatMap((element) => childrenOf(element).filter(isItem))
}

const textOf = (element: XmlElement): string => element.text.trim() || (element.attributes.href ?? '').trim()

/** Returns the first non-empty text of the names. */
function findText(children: readonly XmlElement[], names: readonly string[]): string {
  for (const name of names) {
    const text = children
      .filter((child) => localName(child) === name)
      .map(textOf)
      .find(Boolean)
    if (text) return text
  }
  return ''
}

const readLine = (text: string): string => toLine(text.slice(0, MAX_LINE))

function readFields(children: readonly XmlElement[]): FeedItem['fields'] {
  const fields: FeedItem['fields'] = {}
  for (const child of children) {
    const field = findFieldOfElement(child.name)
    if (!field || fields[field]) continue
    const text = readLine(child.text)
    if (text) fields[field] = text
  }
  return fields
}

function readDate(text: string): number | null {
  const at = Date.parse(text.slice(0, MAX_DATE))
  return Number.isNaN(at) ? null : at
}

function readItem(element: XmlElement, index: number): FeedItem {
  const children = childrenOf(element)
  const externalId = findText(children, ID_NAMES) || (element.attributes.id ?? '').trim()
  return {
    position: index + 1,
    externalId: cutText(readLine(externalId), MAX_ID),
    title: cutText(readLine(findText(children, TITLE_NAMES)), MAX_TITLE),
    description: findText(children, TEXT_NAMES).slice(0, MAX_DESCRIPTION + 1),
    published: readDate(findText(children, DATE_NAMES)),
    fields: readFields(children),
  }
}

function readLanguage(root: XmlElement): LocaleCode | undefined {
  const inner = childrenOf(root)
  const named = findText([...inner, ...inner.flatMap(childrenOf)], ['language']) || (root.attributes['xml:lang'] ?? '')
  const code = named.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return isLocaleCode(code) ? code : undefined
}

/** Reads RSS, Atom, RDF and plain lists of vacancies. Throws `FeedError`. */
export function parseFeed(xml: string, budget = createReadingBudget('feed', xml.length)): Feed {
  const root = readRoot(xml, budget)
  const items = findItems(root)
  const isFeed = items.length > 0 || ['rss', 'feed', 'rdf'].includes(localName(root))
  if (!isFeed) throw new FeedError('not-a-feed')
  if (items.length > MAX_ITEMS) throw new FeedError('too-many-items')
  return { language: readLanguage(root), items: items.map(readItem) }
}
