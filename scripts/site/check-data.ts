import type { CrawledPage } from './crawl.ts'

type Data = Record<string, unknown> & { '@type': string }

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] as string)
const plain = (html: string) =>
  decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')

/** What of a thing must be on the page. */
const SHOWN: Record<string, (data: never) => string[]> = {
  BreadcrumbList: ({ itemListElement }: { itemListElement: { name: string }[] }) =>
    itemListElement.map(({ name }) => name),
  Organization: ({ name, legalName }: { name: string; legalName?: string }) => [name, legalName ?? ''],
  WebSite: ({ name }: { name: string }) => [name],
  JobPosting: ({ title, hiringOrganization }: { title: string; hiringOrganization: { name: string } }) => [
    title,
    hiringOrganization.name,
  ],
  Article: ({ headline, author }: { headline: string; author: { name: string } }) => [headline, author.name],
  FAQPage: ({ mainEntity }: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }) =>
    mainEntity.flatMap(({ name, acceptedAnswer }) => [name, plain(acceptedAnswer.text)]),
}

/** The types that a page of each kind has; of other kinds it depends on the subject. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  landing: ['Organization', 'WebSite', 'FAQPage'],
  'vacancy-list': [],
  'crewing-list': [],
  'crewing-country': ['BreadcrumbList'],
  'crewing-agency': ['Organization', 'BreadcrumbList'],
  'job-fleet': ['BreadcrumbList'],
  position: ['BreadcrumbList'],
  'position-vessel': ['BreadcrumbList'],
  pay: ['BreadcrumbList', 'FAQPage'],
  'blog-category': ['BreadcrumbList'],
  'blog-article': ['Article', 'BreadcrumbList'],
  'docs-page': ['BreadcrumbList'],
}

function checkPage({ path, kind, html = '' }: CrawledPage): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const parsed = JSON.parse(json)
    return (parsed['@graph'] ?? [parsed]) as Data[]
  })
  const types = data.map((thing) => thing['@type']).sort()
  const expected = path.includes('?') ? types : [...(TYPES[kind] ?? types)].sort()
  const faults = types.join() === expected.join() ? [] : [`${path} has ${types.join()}, not ${expected.join()}`]
  const text = plain(html.slice(html.indexOf('<body')))
  for (const thing of data)
    for (const shown of SHOWN[thing['@type']]?.(thing as never) ?? [])
      if (!text.includes(plain(shown).trim()))
        faults.push(`${path} ${thing['@type']} tells what is not shown: ${shown}`)
  return faults
}

/** Structured data of the pages whose markup was kept: of which types it is, and that readers see what it says. */
export const checkData = (pages: readonly CrawledPage[]): string[] =>
  pages.filter(({ html }) => html !== undefined).flatMap(checkPage)
