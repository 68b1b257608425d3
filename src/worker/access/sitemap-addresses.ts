import type { Api } from '#src/contract/api.ts'
import type { SitemapBatch, SitemapPart } from '#src/contract/sitemap/schemas.ts'

/** Addresses per request: about three megabytes when written. */
const BATCH = 2_000

/** `/{locale}/sitemap-vacancy-7.xml` without its folder. */
export const partFile = ({ source, number }: Pick<SitemapPart, 'source' | 'number'>): string =>
  `sitemap-${source}-${number}.xml`

/** Yields the addresses of a part in batches. */
export async function* walkPart(
  api: Pick<Api, 'findAddresses'>,
  { source, after, until }: SitemapPart,
): AsyncGenerator<SitemapBatch['items']> {
  for (let cursor: string | null = after; cursor !== null; ) {
    const batch: SitemapBatch = await api.findAddresses(source, { after: cursor, until, limit: BATCH })
    yield batch.items
    cursor = batch.next
  }
}
