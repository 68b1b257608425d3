import { FILE_TYPES, type FileType } from '#src/contract/file/file-types.ts'
import { nameAs } from '#src/domain/text/file-name.ts'
import type { AppContext } from '#src/server/http/context.ts'

/** `called`: the file name that its sender chose. */
export type OpenedPaper = { id: string; type: FileType; bytes: Uint8Array; called?: string }

// RFC 5987 allows fewer characters than an address.
const encode = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The name to save the file under: a plain one that every program reads, and the sender's. */
function dispose(name: string, { id, type, called }: OpenedPaper): string {
  const plain = `attachment; filename="${name}-${id.slice(0, 8)}.${type}"`
  return called ? `${plain}; filename*=UTF-8''${encode(nameAs(called, type))}` : plain
}

/** Answers a file uploaded by someone else: as a download or a picture, never as a page of this site. */
export function answerPaper(c: AppContext, name: 'scan' | 'file', paper: OpenedPaper): Response {
  const { type, bytes } = paper
  c.set('contentSecurityPolicy', "sandbox; default-src 'none'")
  return c.body(bytes as never, 200, {
    'content-type': FILE_TYPES[type],
    'content-length': String(bytes.byteLength),
    'content-disposition': dispose(name, paper),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
}
