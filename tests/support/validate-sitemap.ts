import { readFileSync } from 'node:fs'
import { memoryPages, validateXML } from 'xmllint-wasm'

const readSchema = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(`../schemas/${fileName}`, import.meta.url), 'utf8'),
})
const LINK = readSchema('xhtml-link.xsd')
const SCHEMAS = { urlset: readSchema('sitemap.xsd'), sitemapindex: readSchema('siteindex.xsd') }

/** What libxml2 finds wrong with a sitemap or an index of sitemaps, by the protocol's own schemas. */
export async function findSitemapFaults(xml: string): Promise<string[]> {
  const schema = SCHEMAS[xml.includes('<sitemapindex') ? 'sitemapindex' : 'urlset']
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [schema],
    preload: [LINK],
    maxMemoryPages: 3 * memoryPages.GiB,
  })
  return valid ? [] : errors.slice(0, 5).map(({ message }) => message)
}
