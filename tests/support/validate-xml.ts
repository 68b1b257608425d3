import { readFileSync } from 'node:fs'
import { memoryPages, validateXML, type XMLLintOptions } from 'xmllint-wasm'

const readSchema = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(`../schemas/${fileName}`, import.meta.url), 'utf8'),
})
const LINK = readSchema('xhtml-link.xsd')
const ATOM = readSchema('atom.rng')
const SITEMAPS = { urlset: readSchema('sitemap.xsd'), sitemapindex: readSchema('siteindex.xsd') }

const fileOf = (xml: string) => [{ fileName: 'file.xml', contents: xml }]

/** What libxml2 finds wrong; nothing for a file that is valid. */
async function findFaults(options: XMLLintOptions): Promise<string[]> {
  const { valid, errors } = await validateXML(options)
  return valid ? [] : errors.slice(0, 5).map(({ message }) => message)
}

/** A sitemap or an index of sitemaps, by the protocol's own schemas. */
export const findSitemapFaults = (xml: string): Promise<string[]> =>
  findFaults({
    xml: fileOf(xml),
    schema: [SITEMAPS[xml.includes('<sitemapindex') ? 'sitemapindex' : 'urlset']],
    preload: [LINK],
    stream: true,
    maxMemoryPages: 2 * memoryPages.GiB,
  })

/** A feed, by the grammar of RFC 4287. */
export const findFeedFaults = (xml: string): Promise<string[]> =>
  findFaults({ xml: fileOf(xml), schema: [ATOM], extension: 'relaxng' })

/** Anything that is to be XML. */
export const findXmlFaults = (xml: string): Promise<string[]> => findFaults({ xml: fileOf(xml), normalization: 'c14n' })
