import { Parser } from 'htmlparser2'

/** What a page says of itself and where it leads. */
export type PageFacts = {
  lang: string
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** `hreflang` to address. */
  alternates: ReadonlyMap<string, string>
  links: readonly string[]
  /** Pictures, scripts, styles, icons, feeds. */
  files: readonly string[]
  ids: ReadonlySet<string>
  /** The first name in braces that was to be filled in; empty when none was left. */
  unfilled: string
}

type Attributes = Record<string, string>

const UNFILLED = /\{\w+\}/
const UNSEEN = new Set(['script', 'style'])
const SKIPPED = /^(mailto|tel|sms|https?:\/\/(wa\.me|t\.me|api\.whatsapp))/
const FILE_RELATIONS = new Set([
  'icon',
  'manifest',
  'stylesheet',
  'modulepreload',
  'search',
  'apple-touch-icon',
  'preload',
])

/** Reads a page as a crawler does. */
export function readPage(html: string): PageFacts {
  const alternates = new Map<string, string>()
  const links = new Set<string>()
  const files = new Set<string>()
  const ids = new Set<string>()
  const facts = { lang: '', title: '', description: '', canonical: '', noindex: false }
  let inTitle = false
  let words = ''
  let unseen = 0
  const readLink = ({ rel = '', href = '', hreflang, type }: Attributes) => {
    if (rel === 'canonical') facts.canonical = href
    else if (rel === 'alternate' && hreflang && !type) alternates.set(hreflang, href)
    else if (rel === 'alternate' || FILE_RELATIONS.has(rel)) files.add(href)
  }
  const readMeta = ({ name, property, content = '' }: Attributes) => {
    if (property === 'og:image') files.add(content)
    if (name === 'robots') facts.noindex = content.includes('noindex')
    if (name === 'description') facts.description = content
  }
  const open: Record<string, (attributes: Attributes) => void> = {
    html: ({ lang = '' }) => {
      facts.lang = lang
    },
    link: readLink,
    meta: readMeta,
    title: () => {
      inTitle = facts.title === ''
    },
    a: ({ href }) => {
      if (href && !SKIPPED.test(href)) links.add(href)
    },
    img: ({ src, srcset }) => {
      for (const file of [src, ...(srcset ?? '').split(',').map((part) => part.trim().split(' ')[0])])
        if (file && !file.startsWith('data:')) files.add(file)
    },
    script: ({ src }) => {
      if (src) files.add(src)
    },
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes.id) ids.add(attributes.id)
      if (UNSEEN.has(name)) unseen += 1
      open[name]?.(attributes)
    },
    ontext: (text) => {
      if (inTitle) facts.title += text
      if (unseen === 0) words += text
    },
    onclosetag: (name) => {
      if (name === 'title') inTitle = false
      if (UNSEEN.has(name)) unseen -= 1
    },
  })
  parser.end(html)
  const unfilled = UNFILLED.exec(`${words} ${facts.description}`)?.[0] ?? ''
  return { ...facts, alternates, links: [...links], files: [...files], ids, unfilled }
}
