import { FILE_TYPES, type FileType } from '#src/contract/file-types.ts'
import type { AppContext } from '#src/server/http/context.ts'

export type OpenedPaper = { id: string; type: FileType; bytes: Uint8Array }

/** A file of somebody else’s making: it is saved or shown as a picture, and never a page of this site. */
export function answerPaper(c: AppContext, name: 'scan' | 'file', { id, type, bytes }: OpenedPaper): Response {
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  return c.body(bytes as never, 200, {
    'content-type': FILE_TYPES[type],
    'content-length': String(bytes.byteLength),
    'content-disposition': `attachment; filename="${name}-${id.slice(0, 8)}.${type}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
}
