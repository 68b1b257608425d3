import { escapeXml, XML_HEAD } from './xml.ts'

export type OpenSearch = {
  /** At most 16 characters are shown. */
  name: string
  description: string
  /** The language tag. */
  language: string
  icon: string
  /** Absolute addresses; `{searchTerms}` stands where the words go. */
  self: string
  page: string
  feed: string
}

const MAX_NAME = 16

/** How browsers search the site from their own field, as OpenSearch 1.1 wants it. */
export function writeOpenSearch({ name, description, language, icon, self, page, feed }: OpenSearch): string {
  const url = (type: string, template: string, rel = '') =>
    `<Url type="${type}"${rel} template="${escapeXml(template)}"/>\n`
  return `${XML_HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml([...name].slice(0, MAX_NAME).join(''))}</ShortName>
<Description>${escapeXml(description)}</Description>
${url('text/html', page)}${url('application/atom+xml', feed)}${url('application/opensearchdescription+xml', self, ' rel="self"')}<Image width="32" height="32" type="image/x-icon">${escapeXml(icon)}</Image>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`
}
