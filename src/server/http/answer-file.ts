import type { AppContext } from './context.ts'

export type AnsweredFile = { body: Uint8Array | ReadableStream<Uint8Array> | string; type: string; name: string }

/** Answers a private file: not cached, and not rendered as a page of the site. */
export function answerFile(c: AppContext, { body, type, name }: AnsweredFile): Response {
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  return c.body(body as never, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
}
