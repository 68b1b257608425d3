import * as declared from '#src/contract/cv-file/endpoints.ts'
import { isMask } from '#src/domain/cv/masks.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { AppContext } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { type CvFile, makeCvFile } from './cv-file.usecases.ts'

/** Answers a private file: not cached, and not rendered as a page of the site. */
export function answerFile(c: AppContext, { body, type, name }: CvFile): Response {
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  return c.body(body as never, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
}

const readFile = implement(declared.readFile, async ({ c, services, session, params, query }) =>
  answerFile(
    c,
    await makeCvFile(services, session, params.kind, {
      language: (query.in ?? session.user.language) as LocaleCode,
      masks: (query.off ?? '').split(',').filter(isMask),
    }),
  ),
)

export const cvFileEndpoints = [readFile]
