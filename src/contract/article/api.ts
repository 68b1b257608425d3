import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'
import type { ReportKind } from '../report/report.ts'
import type { ReportInput } from '../report/schemas.ts'
import type { ArticleCategory } from './article.ts'

/** API of articles, reports and sitemap addresses. */
export const createContentApi = (call: Call) => ({
  /** Articles of all categories or of one; `page` counts from 1. */
  findArticles: (category: ArticleCategory | undefined, query: Query) =>
    category
      ? call('GET /server/blog/{category}', { params: { category }, query })
      : call('GET /server/blog', { query }),
  getArticle: (category: string, slug: string) =>
    call('GET /server/blog/{category}/{slug}', { params: { category, slug } }),
  getPage: (slug: string) => call('GET /server/page/{slug}', { params: { slug } }),
  getReportTarget: (kind: ReportKind, id: string) => call('GET /server/report/{kind}/{id}', { params: { kind, id } }),
  report: (body: ReportInput) => call('POST /server/report', { body }),
  getSitemapPlan: () => call('GET /server/sitemap'),
  /** Public addresses of a part of the sitemap: `after` is that of the part, then `next` of the previous batch. */
  findAddresses: (source: string, range: { after: string; until: string; limit: number }) =>
    call('GET /server/sitemap/{source}', { params: { source }, query: range }),
})
