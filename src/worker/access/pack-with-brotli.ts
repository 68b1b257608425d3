import { brotliCompress, constants } from 'node:zlib'
import type { Pack } from './document-store.ts'

/** The best brotli quality: slow, so only for bodies that are sent many times. */
export const packWithBrotli: Pack = (body) =>
  new Promise((done, failed) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
    brotliCompress(body, { params }, (error, packed) => (error ? failed(error) : done(new Uint8Array(packed))))
  })
