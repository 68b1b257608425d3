import { FILE_TYPES } from '#src/contract/file-types.ts'
import type { AppContext } from '#src/server/http/context.ts'
import type { OpenedScan } from './scans.usecases.ts'

/** A file of somebody else’s making: it is saved or shown as a picture, and never a page of this site. */
export function answerScan(c: AppContext, { id, type, bytes }: OpenedScan): Response {
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  return c.body(bytes as never, 200, {
    'content-type': FILE_TYPES[type],
    'content-length': String(bytes.byteLength),
    'content-disposition': `attachment; filename="scan-${id.slice(0, 8)}.${type}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
}
