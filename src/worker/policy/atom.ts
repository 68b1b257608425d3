import { escapeXml, XML_HEAD } from './xml.ts'

export type AtomEntry = {
  id: string
  href: string
  title: string
  summary: string
  author: string
  published: number
  /** Changed after that. */
  updated?: number
  /** The language tag, if it differs from the feed's. */
  language?: string
}
export type AtomFeed = {
  self: string
  page: string
  title: string
  language: string
  updated: number
  entries: readonly AtomEntry[]
}

const instant = (ms: number): string => new Date(ms).toISOString()

/** Writes a feed (RFC 4287); addresses are absolute, instants UTC ms. */
export function writeAtom({ self, page, title, language, updated, entries }: AtomFeed): string {
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<updated>${instant(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<author><name>${escapeXml(title)}</name></author>
${entries.map(writeEntry).join('')}</feed>
`
}

const writeEntry = ({
  id,
  href,
  title,
  summary,
  author,
  published,
  updated = published,
  language,
}: AtomEntry): string =>
  `<entry${language ? ` xml:lang="${language}"` : ''}>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>
<published>${instant(published)}</published>
<updated>${instant(updated)}</updated>
<author><name>${escapeXml(author)}</name></author>
<summary>${escapeXml(summary)}</summary>
</entry>
`
