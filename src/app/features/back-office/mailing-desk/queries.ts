import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { ADMIN_MAILINGS, FAILED_LETTERS, MAIL_DOMAINS, SUPPRESSIONS } from '#src/contract/mailing-desk/list.ts'

export const MAILINGS_PATH = '/admin/mailings'
export const LETTERS_PATH = '/admin/mailings/letters'
export const DOMAINS_PATH = '/admin/mailings/domains'
export const SUPPRESSIONS_PATH = '/admin/mailings/suppressions'

export const STREAM_KEY = 'letter-stream'
export const SUPPRESSIONS_KEY = 'suppressions'

export const adminMailings = (ctx: PageContext) => {
  const query = readList(ADMIN_MAILINGS, ctx.search)
  return pageQuery(ctx, ['admin-mailings', writeList(ADMIN_MAILINGS, query)], () =>
    ctx.api.call('GET /server/admin/mailing', { query }),
  )
}

export const adminMailing = (ctx: PageContext) => {
  const { id = '' } = ctx.params
  return pageQuery(ctx, ['admin-mailing', id], () => ctx.api.call('GET /server/admin/mailing/{id}', { params: { id } }))
}

export const letterStream = (ctx: PageContext) =>
  pageQuery(ctx, [STREAM_KEY], () => ctx.api.call('GET /server/admin/mailing-stream'))

export const failedLetters = (ctx: PageContext) => {
  const query = readList(FAILED_LETTERS, ctx.search)
  return pageQuery(ctx, ['failed-letters', writeList(FAILED_LETTERS, query)], () =>
    ctx.api.call('GET /server/admin/mailing-letter', { query }),
  )
}

export const mailDns = (ctx: PageContext) =>
  pageQuery(ctx, ['mail-dns'], () => ctx.api.call('GET /server/admin/mailing-dns'))

export const mailDomains = (ctx: PageContext) => {
  const query = readList(MAIL_DOMAINS, ctx.search)
  return pageQuery(ctx, ['mail-domains', writeList(MAIL_DOMAINS, query)], () =>
    ctx.api.call('GET /server/admin/mailing-domain', { query }),
  )
}

export const suppressions = (ctx: PageContext) => {
  const query = readList(SUPPRESSIONS, ctx.search)
  return pageQuery(ctx, [SUPPRESSIONS_KEY, writeList(SUPPRESSIONS, query)], () =>
    ctx.api.call('GET /server/admin/mailing-suppression', { query }),
  )
}
