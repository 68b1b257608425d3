import type { PageHead } from '../page.ts'
import { useHref } from '../ui/href.tsx'
import { serializeJson } from './serialize-json.ts'

export type HeadLinks = { canonical: string; alternates: readonly { hreflang: string; href: string }[] }

type Props = { head: PageHead; productName: string; noindex: boolean; links?: HeadLinks | undefined }

/** Title and metadata of a page. React moves them into the document's head wherever they are rendered. */
export function HeadTags({ head, productName, noindex, links }: Props) {
  const href = useHref()
  const title = head.title === productName ? productName : `${head.title} – ${productName}`
  return (
    <>
      <title>{title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {(noindex || head.noindex) && <meta name="robots" content="noindex, noarchive" />}
      <meta property="og:title" content={head.title} />
      <meta property="og:site_name" content={productName} />
      {head.description && <meta property="og:description" content={head.description} />}
      {links && <link rel="canonical" href={links.canonical} />}
      {links?.alternates.map((link) => (
        <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} />
      ))}
      {head.feeds?.map((feed) => (
        <link key={feed.path} rel="alternate" type="application/atom+xml" title={feed.title} href={href(feed.path)} />
      ))}
      {head.jsonLd?.map((data) => (
        <script
          key={JSON.stringify(data).slice(0, 80)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the serializer escapes whatever could leave the element
          dangerouslySetInnerHTML={{ __html: serializeJson(data) }}
        />
      ))}
    </>
  )
}
